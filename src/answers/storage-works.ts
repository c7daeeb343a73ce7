import { atom } from "nanostores";

/** Null until the first try. False means that what is answered now lives only as long as this page. */
export const storageWorks = atom<boolean | null>(null);
