/** The name of a note that shows what the owner of a scale wants shown. Our own import passes over it. */
export const NOTICE_NAME = "keepwell_notice";
