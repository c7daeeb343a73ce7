/** The name of a survey and of its scoring rule: the file's name without `.json`. */
export const SCALE_ID = /^[a-z][a-z0-9-]{0,63}$/;
