# Scores the IPAQ short form (International Physical Activity Questionnaire).
# Publication: Craig CL and others (2003). Medicine and Science in Sports and
# Exercise 35(8), 1381-1395. doi:10.1249/01.MSS.0000078924.61453.FB
# Key: IPAQ Research Committee (2005), Guidelines for Data Processing and
# Analysis. MET-minutes a week: weight x minutes x days, weights 8, 4 and 3.3.
# High: vigorous on 3 days or more and 1500 MET-minutes in all, or 7 days or
# more of any kind (days added) and 3000. Moderate: vigorous of 20 minutes on 3
# days, or moderate and walking of 30 minutes each on 5 days (days added), or 5
# days of any kind (added) and 600. Otherwise low.
# No result when an answer is open or the raw minutes of a day exceed 960.
# Then minutes under 10 drop out with their days and minutes over 180 are 180.
# Minutes beside 0 days are not looked at.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

score_file(c("category", "met"), function(answers) {
  kinds <- c("vig", "mod", "walk")
  days <- number(answers[paste0(kinds, "_days")])
  minutes <- number(answers[paste0(kinds, "_min")])
  minutes[!is.na(days) & days == 0] <- 0
  if (anyNA(c(days, minutes)) || sum(minutes) > 960) return(c(NA, NA))
  days[minutes < 10] <- 0
  minutes <- pmin(minutes, 180)
  # Tenths are added as whole numbers: 3.3 has no exact binary form.
  met <- sum(c(80, 40, 33) * minutes * days) / 10
  long_days <- sum(days[2:3][minutes[2:3] >= 30])
  high <- (days[1] >= 3 && met >= 1500) || (sum(days) >= 7 && met >= 3000)
  moderate <- (days[1] >= 3 && minutes[1] >= 20) || long_days >= 5 ||
    (sum(days) >= 5 && met >= 600)
  c(if (high) 3 else if (moderate) 2 else 1, met)
})
