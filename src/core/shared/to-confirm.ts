/** Stands before the title of an example that the machine found, until a person has worked it out. */
export const TO_CONFIRM = "To confirm: ";
