# Scores the GDS-15 (Geriatric Depression Scale, short form).
# Publication: Sheikh JI, Yesavage JA (1986). Clinical Gerontologist 5(1-2),
# 165-173. doi:10.1300/J018v05n01_09
# Key: one point for "no" on 1, 5, 7, 11 and 13, one point for "yes" on each
# of the other ten. Bands from 0, 5, 9 and 12. Any open item: no result.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file(c("score", "band"), function(answers) {
  items <- answers[paste0("g", 1:15)]
  if (any(items == "")) return(c(NA, NA))
  stopifnot(items %in% c("true", "false"))
  point_for <- rep("true", 15)
  point_for[c(1, 5, 7, 11, 13)] <- "false"
  score <- sum(items == point_for)
  c(score, findInterval(score, c(0, 5, 9, 12)))
})
