import fields from "./fields.module.css";
import styles from "./survey-view.module.css";

/**
 * Our own classes for the elements SurveyJS renders. None of its style sheets is loaded: they bring 450 theme variables
 * and a style element written at run time, which the content-security policy forbids, and their sizes are too small for
 * our readers.
 */
export const surveyClasses = {
  body: "",
  row: styles.row,
  question: {
    title: styles.title,
    description: styles.description,
    content: styles.content,
    errorsContainer: styles.errors,
  },
  panel: {
    title: styles.panelTitle,
    description: styles.description,
    content: styles.panelContent,
    container: styles.panel,
  },
  error: { root: styles.error, item: styles.errorText },
  text: {
    root: fields.field,
    content: styles.content,
    control: fields.input,
    onError: fields.fieldError,
    group: styles.hidden,
  },
  slider: {
    root: fields.field,
    content: styles.content,
    control: fields.input,
    onError: fields.fieldError,
    group: styles.hidden,
  },
  comment: {
    root: fields.lines,
    content: styles.content,
    control: fields.input,
    onError: fields.fieldError,
    group: styles.hidden,
  },
  dropdown: {
    root: "",
    content: styles.content,
    selectWrapper: fields.select,
    control: fields.field,
    controlValue: fields.selectInput,
    onError: fields.fieldError,
    group: styles.hidden,
  },
  expression: styles.computed,
  // SurveyJS would ask the browser for the value of a variable, which lays out the page before it is whole.
  variables: "",
};
