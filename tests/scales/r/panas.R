# Scores the PANAS (Positive and Negative Affect Schedule).
# Publication: Watson D, Clark LA, Tellegen A (1988). Journal of Personality
# and Social Psychology 54(6), 1063-1070. doi:10.1037/0022-3514.54.6.1063
# Key: positive is the sum of 1, 3, 5, 9, 10, 12, 14, 16, 17 and 19, negative
# the sum of the other ten. An open item leaves out only its own result.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file(c("positive", "negative"), function(answers) {
  items <- number(answers[paste0("p", 1:20)])
  positive <- c(1, 3, 5, 9, 10, 12, 14, 16, 17, 19)
  c(sum(items[positive]), sum(items[-positive]))
})
