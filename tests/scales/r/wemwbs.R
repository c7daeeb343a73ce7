# Scores the WEMWBS (Warwick-Edinburgh Mental Well-being Scale).
# Publication: Tennant R and others (2007). Health and Quality of Life Outcomes
# 5, 63. doi:10.1186/1477-7525-5-63
# Key: sum of 14 items (1 to 5), none reversed. At most three open: each takes
# the mean of the answered ones, the total half up to two decimals.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file("score", function(answers) {
  items <- number(answers[paste0("w", 1:14)])
  answered <- sum(!is.na(items))
  if (answered < 11) return(NA)
  half_up(1400 * sum(items, na.rm = TRUE), answered) / 100
})
