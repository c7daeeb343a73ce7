# Scores the PSQI (Pittsburgh Sleep Quality Index).
# Publication: Buysse DJ, Reynolds CF, Monk TH, Berman SR, Kupfer DJ (1989).
# Psychiatry Research 28(2), 193-213. doi:10.1016/0165-1781(89)90047-4
# Key: seven components, 0 to 3 each, added up; band 2 above 5.
# Duration: 7 h or more 0, 6 h or more 1, 5 h or more 2, less 3.
# Disturbance: q5b to q5j added; 0, 1-9, 10-18, 19-27.
# Latency: minutes (to 15, to 30, to 60, above: 0 to 3) plus q5a; 0, 1-2, 3-4,
# 5-6. Dysfunction: q8 plus q9; 0, 1-2, 3-4, 5-6.
# Efficiency: hours slept of hours in bed; 85 % or more 0, 75 % or more 1, 65 %
# or more 2, less 3. Quality is q6, medicine is q7.
# An open q5j counts 0. Anything else open, or no time in bed: no result.
arguments <- commandArgs(trailingOnly = FALSE)
script <- sub("^--file=", "", grep("^--file=", arguments, value = TRUE)[1])
source(file.path(dirname(script), "read-write.R"))

minute_of_day <- function(clock) {
  parts <- as.numeric(strsplit(clock, ":", fixed = TRUE)[[1]])
  60 * parts[1] + parts[2]
}

# 0 at or below the first limit, one more above each limit.
steps_above <- function(value, limits) sum(value > limits)

names_out <- c("score", "c_duration", "c_disturbance", "c_latency",
               "c_dysfunction", "c_efficiency", "c_quality", "c_medicine", "band")

score_file(names_out, function(answers) {
  none <- rep(NA, length(names_out))
  if (answers["q5j"] == "") answers["q5j"] <- "0"
  needed <- c("bed", "latency", "rise", "hours", paste0("q5", letters[1:10]), paste0("q", 6:9))
  if (any(answers[needed] == "")) return(none)
  in_bed <- (minute_of_day(answers["rise"]) - minute_of_day(answers["bed"])) %% 1440
  if (in_bed == 0) return(none)
  q <- function(name) number(answers[[name]])
  # Rounded so that a share of exactly 85, 75 or 65 % is not lost to binary fractions.
  efficiency <- round(6000 * q("hours") / in_bed, 8)
  components <- c(
    3 - findInterval(q("hours"), c(5, 6, 7)),
    steps_above(sum(number(answers[paste0("q5", letters[2:10])])), c(0, 9, 18)),
    steps_above(steps_above(q("latency"), c(15, 30, 60)) + q("q5a"), c(0, 2, 4)),
    steps_above(q("q8") + q("q9"), c(0, 2, 4)),
    3 - findInterval(efficiency, c(65, 75, 85)),
    q("q6"),
    q("q7"))
  score <- sum(components)
  c(score, components, if (score > 5) 2 else 1)
})
