import { atom, type ReadableAtom } from "nanostores";

const isOpen = atom(false);

/** Whether the dialog about the display is wanted. */
export const displayIsOpen: ReadableAtom<boolean> = isOpen;

/** Opens the dialog, from wherever a button for it stands. */
export const openDisplay = (): void => isOpen.set(true);

export const closeDisplay = (): void => isOpen.set(false);
