// Keys of answers in local storage. A user id contains no dot, so each prefix belongs to exactly one account.

/** Returns the key of the draft of a survey; without a survey, the prefix of all drafts of the account. */
export const draftPlace = (userId: string, survey = ""): string => `keepwell.draft.${userId}.${survey}`;

/** Returns the key of answers that were sent and have not arrived; without a survey, the prefix of all of them. */
export const sendingPlace = (userId: string, survey = ""): string => `keepwell.sending.${userId}.${survey}`;
