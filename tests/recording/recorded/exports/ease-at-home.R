data <- read.csv("results.csv", check.names = FALSE, na.strings = "", fileEncoding = "UTF-8",
  colClasses = c("character", "character", "character", "character", "character", "character", "character", "numeric", "character", "numeric", "numeric", "character", "numeric", "numeric", "numeric", "numeric", "numeric", "character", "numeric", "character", "numeric", "character", "numeric", "character", "numeric", "numeric", "numeric", "numeric", "character", "numeric", "character", "character", "character", "character"))
for (column in c("helper", "help-often", "days-out", "at-hand", "at-hand:A rail by the bath", "at-hand:A light by the bed", "at-hand:phone", "at-hand:none", "chores.stairs", "chores.shopping", "chores.cleaning", "confidence")) {
  why <- factor(as.character(data[[column]]), levels = c("-97", "-98", "-99"),
    labels = c("would rather not say", "left open", "not asked"))
  data[[column]][!is.na(why)] <- NA
  attr(data[[column]], "missing") <- why
}
attr(data[["participant"]], "label") <- "Pseudonym of the person, the same in every export from here"
attr(data[["submission"]], "label") <- "Pseudonym of the submission"
data[["submitted_at"]] <- as.POSIXct(data[["submitted_at"]], format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC")
attr(data[["submitted_at"]], "label") <- "When the answers were given, UTC"
attr(data[["age_band"]], "label") <- "Age in decades when the answers were given"
attr(data[["content_version"]], "label") <- "Hash of the survey and rule that were answered"
attr(data[["rule_version"]], "label") <- "Version of the rule that gave the score"
why <- attr(data[["helper"]], "missing")
data[["helper"]] <- factor(as.character(data[["helper"]]), levels = c("true", "false"), labels = c("Yes", "No"))
attr(data[["helper"]], "missing") <- why
attr(data[["helper"]], "label") <- "Does someone help you at home?"
attr(data[["points:helper"]], "label") <- "Points of: Does someone help you at home?"
why <- attr(data[["help-often"]], "missing")
data[["help-often"]] <- factor(as.character(data[["help-often"]]), levels = c("Once a week or less", "Several times a week"), labels = c("Once a week or less", "Several times a week"))
attr(data[["help-often"]], "missing") <- why
attr(data[["help-often"]], "label") <- "How often does help come?"
attr(data[["points:help-often"]], "label") <- "Points of: How often does help come?"
attr(data[["days-out"]], "label") <- "On how many of the last 7 days did you go outdoors?"
attr(data[["at-hand"]], "label") <- "Which of these do you have at home?"
attr(data[["at-hand:A rail by the bath"]], "label") <- "Which of these do you have at home?: A rail by the bath"
attr(data[["at-hand:A light by the bed"]], "label") <- "Which of these do you have at home?: A light by the bed"
attr(data[["at-hand:phone"]], "label") <- "Which of these do you have at home?: A phone within reach"
attr(data[["at-hand:none"]], "label") <- "Which of these do you have at home?: None of these"
attr(data[["points:at-hand"]], "label") <- "Points of: Which of these do you have at home?"
why <- attr(data[["chores.stairs"]], "missing")
data[["chores.stairs"]] <- factor(as.character(data[["chores.stairs"]]), levels = c("Easily", "With some effort", "Hardly or not at all"), labels = c("Easily", "With some effort", "Hardly or not at all"))
attr(data[["chores.stairs"]], "missing") <- why
attr(data[["chores.stairs"]], "label") <- "How do these go? Climbing one flight of stairs"
attr(data[["points:chores.stairs"]], "label") <- "Points of: How do these go? Climbing one flight of stairs"
why <- attr(data[["chores.shopping"]], "missing")
data[["chores.shopping"]] <- factor(as.character(data[["chores.shopping"]]), levels = c("Easily", "With some effort", "Hardly or not at all"), labels = c("Easily", "With some effort", "Hardly or not at all"))
attr(data[["chores.shopping"]], "missing") <- why
attr(data[["chores.shopping"]], "label") <- "How do these go? Carrying the shopping home"
attr(data[["points:chores.shopping"]], "label") <- "Points of: How do these go? Carrying the shopping home"
why <- attr(data[["chores.cleaning"]], "missing")
data[["chores.cleaning"]] <- factor(as.character(data[["chores.cleaning"]]), levels = c("Easily", "With some effort", "Hardly or not at all"), labels = c("Easily", "With some effort", "Hardly or not at all"))
attr(data[["chores.cleaning"]], "missing") <- why
attr(data[["chores.cleaning"]], "label") <- "How do these go? Cleaning the floor"
attr(data[["points:chores.cleaning"]], "label") <- "Points of: How do these go? Cleaning the floor"
why <- attr(data[["confidence"]], "missing")
data[["confidence"]] <- factor(as.character(data[["confidence"]]), levels = c("0", "1", "2", "3", "4"), labels = c("0", "1", "2", "3", "4"))
attr(data[["confidence"]], "missing") <- why
attr(data[["confidence"]], "label") <- "How sure are you that you can go on living at home?"
attr(data[["points:confidence"]], "label") <- "Points of: How sure are you that you can go on living at home?"
attr(data[["step:outdoors"]], "label") <- "outdoors"
attr(data[["subscore:chores-sum"]], "label") <- "Chores"
attr(data[["score"]], "label") <- "Ease at home"
data[["meaning"]] <- factor(as.character(data[["meaning"]]), levels = c("Hard going", "Mostly well", "At ease"), labels = c("Hard going (from 0)", "Mostly well (from 7)", "At ease (from 13)"))
attr(data[["meaning"]], "label") <- "Ease at home: band"
attr(data[["original_score"]], "label") <- "Ease at home: first score"
attr(data[["original_meaning"]], "label") <- "Ease at home: first band"
attr(data[["original_rule_version"]], "label") <- "Version of the rule that gave the first score"
attr(data[["replaced_by"]], "label") <- "Pseudonym of the submission that corrects this one; empty when this one counts"
data[["first_submitted_at"]] <- as.POSIXct(data[["first_submitted_at"]], format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC")
attr(data[["first_submitted_at"]], "label") <- "When the answers that this submission corrects were first given, UTC"
── exit 0
