SET DECIMAL=DOT.
GET DATA /TYPE=TXT /FILE='my results.csv' /ENCODING='UTF8' /ARRANGEMENT=DELIMITED /DELCASE=LINE
  /FIRSTCASE=2 /DELIMITERS="," /QUALIFIER='"' /VARIABLES=
  participant A255
  submission A255
  submitted_at A24
  age_band A255
  content_version A255
  rule_version A255
  helper_text A8
  points_helper F10.4
  help_often_text A20
  points_help_often F10.4
  days_out F10.4
  at_hand A255
  at_hand_A_rail_by_the_bath F10.4
  at_hand_A_light_by_the_bed F10.4
  at_hand_phone F10.4
  at_hand_none F10.4
  points_at_hand F10.4
  chores_stairs_text A20
  points_chores_stairs F10.4
  chores_shopping_text A20
  points_chores_shopping F10.4
  chores_cleaning_text A20
  points_chores_cleaning F10.4
  confidence_text A8
  points_confidence F10.4
  step_outdoors F10.4
  subscore_chores_sum F10.4
  score F10.4
  meaning_text A11
  original_score F10.4
  original_meaning A255
  original_rule_version A255
  replaced_by A255
  first_submitted_at A24.
RECODE helper_text ('true'=1) ('false'=2) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO helper.
RECODE help_often_text ('Once a week or less'=1) ('Several times a week'=2) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO help_often.
RECODE chores_stairs_text ('Easily'=1) ('With some effort'=2) ('Hardly or not at all'=3) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO chores_stairs.
RECODE chores_shopping_text ('Easily'=1) ('With some effort'=2) ('Hardly or not at all'=3) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO chores_shopping.
RECODE chores_cleaning_text ('Easily'=1) ('With some effort'=2) ('Hardly or not at all'=3) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO chores_cleaning.
RECODE confidence_text ('0'=0) ('1'=1) ('2'=2) ('3'=3) ('4'=4) ('-97'=-97) ('-98'=-98) ('-99'=-99) INTO confidence.
RECODE meaning_text ('Hard going'=1) ('Mostly well'=2) ('At ease'=3) INTO meaning.
VARIABLE LABELS
  participant 'Pseudonym of the person, the same in every export from here'
  submission 'Pseudonym of the submission'
  submitted_at 'When the answers were given, UTC'
  age_band 'Age in decades when the answers were given'
  content_version 'Hash of the survey and rule that were answered'
  rule_version 'Version of the rule that gave the score'
  helper 'Does someone help you at home?'
  points_helper 'Points of: Does someone help you at home?'
  help_often 'How often does help come?'
  points_help_often 'Points of: How often does help come?'
  days_out 'On how many of the last 7 days did you go outdoors?'
  at_hand 'Which of these do you have at home?'
  at_hand_A_rail_by_the_bath 'Which of these do you have at home?: A rail by the bath'
  at_hand_A_light_by_the_bed 'Which of these do you have at home?: A light by the bed'
  at_hand_phone 'Which of these do you have at home?: A phone within reach'
  at_hand_none 'Which of these do you have at home?: None of these'
  points_at_hand 'Points of: Which of these do you have at home?'
  chores_stairs 'How do these go? Climbing one flight of stairs'
  points_chores_stairs 'Points of: How do these go? Climbing one flight of stairs'
  chores_shopping 'How do these go? Carrying the shopping home'
  points_chores_shopping 'Points of: How do these go? Carrying the shopping home'
  chores_cleaning 'How do these go? Cleaning the floor'
  points_chores_cleaning 'Points of: How do these go? Cleaning the floor'
  confidence 'How sure are you that you can go on living at home?'
  points_confidence 'Points of: How sure are you that you can go on living at home?'
  step_outdoors 'outdoors'
  subscore_chores_sum 'Chores'
  score 'Ease at home'
  meaning 'Ease at home: band'
  original_score 'Ease at home: first score'
  original_meaning 'Ease at home: first band'
  original_rule_version 'Version of the rule that gave the first score'
  replaced_by 'Pseudonym of the submission that corrects this one; empty when this one counts'
  first_submitted_at 'When the answers that this submission corrects were first given, UTC'.
VALUE LABELS helper 1 'Yes' 2 'No' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS help_often 1 'Once a week or less' 2 'Several times a week' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS chores_stairs 1 'Easily' 2 'With some effort' 3 'Hardly or not at all' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS chores_shopping 1 'Easily' 2 'With some effort' 3 'Hardly or not at all' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS chores_cleaning 1 'Easily' 2 'With some effort' 3 'Hardly or not at all' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS confidence 0 '0' 1 '1' 2 '2' 3 '3' 4 '4' -97 'would rather not say' -98 'left open' -99 'not asked'.
VALUE LABELS meaning 1 'Hard going (from 0)' 2 'Mostly well (from 7)' 3 'At ease (from 13)'.
MISSING VALUES helper (-97, -98, -99).
MISSING VALUES help_often (-97, -98, -99).
MISSING VALUES days_out (-97, -98, -99).
MISSING VALUES at_hand_A_rail_by_the_bath (-97, -98, -99).
MISSING VALUES at_hand_A_light_by_the_bed (-97, -98, -99).
MISSING VALUES at_hand_phone (-97, -98, -99).
MISSING VALUES at_hand_none (-97, -98, -99).
MISSING VALUES chores_stairs (-97, -98, -99).
MISSING VALUES chores_shopping (-97, -98, -99).
MISSING VALUES chores_cleaning (-97, -98, -99).
MISSING VALUES confidence (-97, -98, -99).
EXECUTE.
── exit 0
