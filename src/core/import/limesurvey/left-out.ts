import type { Question } from "./survey.ts";

/** Settings that are read, or that say only how a question looks. */
const QUIET: ReadonlySet<string> = new Set(
  `hidden exclude_all_others min_num_value_n max_num_value_n num_value_int_only date_format date_min date_max maximum_chars
  numbers_only other_replace_text equation display_columns text_input_width text_input_columns display_rows input_size page_break
  hide_tip public_statistics statistics_showgraph statistics_graphtype statistics_showmap answer_width answer_width_bycolumn
  cssclass time_limit_timer_style time_limit_message_style location_mapservice location_mapwidth location_mapheight location_mapzoom
  location_defaultcoordinates location_city location_country location_postal location_state location_nodefaultfromip category_separator dropdown_size dropdown_dates
  dropdown_dates_month_style dropdown_dates_year_min dropdown_dates_year_max reverse label_input_columns repeat_headings use_dropdown dropdown_prefix
  dropdown_prepostfix dropdown_separators prefix suffix placeholder scale_export keep_aspect printable_help random_group save_as_default
  image horizontal_scroll crop_or_resize fix_width fix_height display_type button_size max_buttons_row alphasort slider_layout
  slider_accuracy slider_min slider_max slider_default slider_default_set slider_middlestart slider_orientation slider_rating slider_reset
  slider_reversed slider_separator slider_showminmax slider_custom_handle slider_handle time_limit_disable_next time_limit_disable_prev
  time_limit_countdown_message time_limit_message_delay clear_default encrypted samechoiceheight samelistheight showpopups choice_title rank_title
  other_comment_mandatory other_numbers_only other_position other_position_code subquestion_width answer_order subquestion_order
  array_filter_style dualscale_headera dualscale_headerb multiflexible_step input_boxes parent_order question_template
  question_theme_name modulename same_script autocheck commented_checkbox commented_checkbox_auto show_comment show_title
  max_num_of_files min_num_of_files max_filesize allowed_filetypes script`.split(/\s+/),
);

/** What a value is where nobody set it. */
const UNSET: ReadonlySet<string> = new Set(["", "0", "N", "none", "no", "normal", "default", "off"]);

const SAID: Readonly<Record<string, (value: string) => string>> = {
  array_filter: (value) => `All its rows are asked; the file asks only those that were picked in ${value}.`,
  array_filter_exclude: (value) => `All its rows are asked; the file leaves out those that were picked in ${value}.`,
  em_validation_q: (value) => `Its answers are not checked by a rule; the file wants ${value}.`,
  em_validation_sq: (value) => `The answers in its rows are not checked by a rule; the file wants ${value}.`,
  min_answers: (value) => `Any number of options may be picked, or rows answered, not ${value} or more.`,
  max_answers: (value) => `Any number of options may be picked, or rows answered, not ${value} at most.`,
  random_order: () => "Its options stand in the order of the file; the file shuffles them.",
  min_num_value: (value) => `The sum of its fields is not checked; the file wants ${value} or more.`,
  max_num_value: (value) => `The sum of its fields is not checked; the file wants ${value} at most.`,
  equals_num_value: (value) => `The sum of its fields is not checked; the file wants ${value}.`,
  multiflexible_min: (value) => `Its cells take any number; the file begins at ${value}.`,
  multiflexible_max: (value) => `Its cells take any number; the file ends at ${value}.`,
  multiflexible_checkbox: () => "Its cells take numbers; the file has boxes to tick.",
  time_limit: (value) => `It may be answered as long as one likes, not ${value} seconds.`,
};

/** Says which parts of a question do not come over, each in a sentence. */
export function leftOut({ settings, pattern, defaults, parts }: Question): string[] {
  const others: string[] = [];
  const said = [...settings].flatMap(([name, value]) => {
    if (QUIET.has(name) || UNSET.has(value.trim())) return [];
    const say = Object.hasOwn(SAID, name) ? SAID[name] : undefined;
    if (say) return [say(value.trim().slice(0, 300))];
    if (!/^(em_validation_.*_tip|time_limit_.*|slider_.*|dropdown_.*)$/.test(name)) others.push(name);
    return [];
  });
  const apart = parts.filter(({ relevance }) => !["", "1"].includes(relevance.trim()));
  return [
    ...said,
    ...(pattern === "" ? [] : [`Its answer is not checked by the pattern ${pattern.slice(0, 200)}.`]),
    ...(defaults.length > 0
      ? [`Nothing is answered before the person answers; the file answers ${defaults.join(", ").slice(0, 200)}.`]
      : []),
    ...apart.map(
      ({ code, relevance }) =>
        `"${code}" of it is always asked; the file asks it only where ${relevance.slice(0, 200)}.`,
    ),
    ...(others.length > 0 ? [`These settings of it are left out: ${others.join(", ")}.`] : []),
  ];
}
