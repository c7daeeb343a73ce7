# Scores the PHQ-9 (Patient Health Questionnaire, depression).
# Publication: Kroenke K, Spitzer RL, Williams JBW (2001). Journal of General
# Internal Medicine 16(9), 606-613. doi:10.1046/j.1525-1497.2001.016009606.x
# Key: sum of q1 to q9 (0 to 3 each); q10 is not scored. Bands from 0, 5, 10,
# 15 and 20. At most two of nine may be open: the mean of the answered ones
# times nine, half up to a whole number. The alert is 1 when q9 is 1 or more.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file(c("score", "alert", "band"), function(answers) {
  items <- number(answers[paste0("q", 1:9)])
  answered <- sum(!is.na(items))
  score <- if (answered >= 7) half_up(9 * sum(items, na.rm = TRUE), answered) else NA
  alert <- as.numeric(!is.na(items[9]) && items[9] >= 1)
  c(score, alert, findInterval(score, c(0, 5, 10, 15, 20)))
})
