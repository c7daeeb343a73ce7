import type { StaffLink } from "#core/api/staff.ts";
import type { ChosenName } from "./name-field.tsx";

/** The secret of a link, what the link is for, and the name that the first admin chooses. */
export type Joining = { readonly secret: string; readonly link: StaffLink; readonly chosen: ChosenName };

/** Returns what the calls of a link say of the person. Only the first admin chooses a name. */
export const whoJoins = ({ secret, link, chosen }: Joining) => ({
  link: secret,
  ...(link.name === null ? { name: chosen.value.trim() } : {}),
});
