import type { StudioAccess } from "#core/api/studio.ts";
import type { Config } from "../config.ts";

/**
 * Returns whether there is a studio. Who may use it is a matter of staff and their roles.
 * @param isEdited whether this server has content that can be edited
 */
export const studioAccess = ({ studio }: Pick<Config, "studio">, isEdited: boolean): StudioAccess =>
  studio === "auto" && isEdited ? "on" : "off";
