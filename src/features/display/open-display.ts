import { atom, type ReadableAtom } from "nanostores";

const isOpen = atom(false);

/** Whether the display dialog should be open. */
export const displayIsOpen: ReadableAtom<boolean> = isOpen;

/** Opens the display dialog. */
export const openDisplay = (): void => isOpen.set(true);

export const closeDisplay = (): void => isOpen.set(false);
