// Where answers of a person lie in local storage. A user id has no dot, so a prefix belongs to one person.

/** The draft of a survey; without a survey, the prefix of all drafts of the person. */
export const draftPlace = (userId: string, survey = ""): string => `keepwell.draft.${userId}.${survey}`;

/** Answers that were sent and have not arrived; without a survey, the prefix of all of them. */
export const sendingPlace = (userId: string, survey = ""): string => `keepwell.sending.${userId}.${survey}`;
