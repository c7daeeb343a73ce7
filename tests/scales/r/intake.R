# Works out the age at the visit. No publication: this is a plain form.
# Key: completed years between birth and visit. Someone born on 29 February
# completes a year on 1 March in common years. A date open, or a birth after
# the visit: no result.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

# YYYYMMDD as a number: the whole ten-thousands between two are completed years.
day_number <- function(date) as.numeric(gsub("-", "", date, fixed = TRUE))

score_file("age", function(answers) {
  if (any(answers[c("dob", "visit")] == "")) return(NA)
  between <- day_number(answers["visit"]) - day_number(answers["dob"])
  if (between < 0) NA else between %/% 10000
})
