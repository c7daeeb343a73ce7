# Scores the three-item loneliness scale drawn from the UCLA scale.
# Publication: Hughes ME, Waite LJ, Hawkley LC, Cacioppo JT (2004). Research on
# Aging 26(6), 655-672. doi:10.1177/0164027504268574
# Key: sum of three items (1 to 3 each). Bands from 3 and 6, a cut-off that
# later studies set and not this publication. Any open item: no result.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file(c("score", "band"), function(answers) {
  score <- sum(number(answers[paste0("u", 1:3)]))
  c(score, findInterval(score, c(3, 6)))
})
