# Scores the EQ-5D-5L index, value set for England, and hands on the EQ VAS.
# Publication: Devlin NJ, Shah KK, Feng Y, Mulhern B, van Hout B (2018). Health
# Economics 27(1), 7-22. doi:10.1002/hec.3564
# Key: 1 minus one decrement for each dimension, by its level (level 1: none).
# The profile is the five levels read as one number. Any level open: neither.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

# Thousandths, so that the sum is exact.
decrements <- rbind(
  mo = c(0, 58, 76, 207, 274),
  sc = c(0, 50, 80, 164, 203),
  ua = c(0, 50, 63, 162, 184),
  pd = c(0, 63, 84, 276, 335),
  ad = c(0, 78, 104, 285, 289))

score_file(c("index", "profile", "vas"), function(answers) {
  levels <- number(answers[rownames(decrements)])
  index <- (1000 - sum(decrements[cbind(1:5, levels)])) / 1000
  c(index, sum(levels * 10^(4:0)), number(answers["vas"]))
})
