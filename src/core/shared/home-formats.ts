/** The forms in which a scale goes to other programs. `redcap-zip` is the ZIP of an instrument. */
export const HOME_FORMATS = ["redcap", "redcap-zip", "xlsform", "fhir", "surveyjs", "print"] as const;
export type HomeFormat = (typeof HOME_FORMATS)[number];
