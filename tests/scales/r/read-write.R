# Reads the answers and writes the results for every scorer in this folder.
# Run: Rscript <id>.R <in.csv> <out.csv>. An empty cell is NA on both sides.

# The answer as a number, NA where it was left open.
number <- function(text) as.numeric(ifelse(text == "", NA, text))

# Up to ten decimals, no trailing zeros, an empty cell for NA.
number_text <- function(value) {
  if (is.na(value)) return("")
  text <- formatC(value, format = "f", digits = 10)
  sub("\\.$", "", sub("0+$", "", text))
}

# The quotient of two whole numbers, rounded half up to a whole number.
# Whole numbers throughout, so that no half is lost to binary fractions.
half_up <- function(above, below) (2 * above + below) %/% (2 * below)

# Scores each row of the input file. score_one takes the texts of one row,
# by column name, and returns one number (or NA) for each name in columns.
score_file <- function(columns, score_one) {
  files <- commandArgs(trailingOnly = TRUE)
  if (length(files) != 2) stop("Usage: Rscript <id>.R <in.csv> <out.csv>")
  answers <- read.csv(files[1], colClasses = "character", check.names = FALSE,
                      na.strings = character(), strip.white = TRUE,
                      encoding = "UTF-8")
  lines <- vapply(seq_len(nrow(answers)), function(row) {
    results <- score_one(unlist(answers[row, , drop = FALSE]))
    stopifnot(length(results) == length(columns))
    paste(vapply(results, number_text, ""), collapse = ",")
  }, "")
  writeLines(c(paste(columns, collapse = ","), lines), files[2])
}
