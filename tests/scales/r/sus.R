# Scores the SUS (System Usability Scale).
# Publication: Brooke J (1996). SUS: a "quick and dirty" usability scale. In:
# Jordan PW and others (eds), Usability Evaluation in Industry, 189-194.
# Key: odd items give the answer minus 1, even items 5 minus the answer; the
# sum times 2.5. An open item counts as the middle, 3.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file("score", function(answers) {
  items <- number(answers[paste0("s", 1:10)])
  items[is.na(items)] <- 3
  odd <- seq(1, 9, by = 2)
  2.5 * (sum(items[odd] - 1) + sum(5 - items[-odd]))
})
