import type { Kit } from "../content-model/kit.ts";
import { type ComparedWording, isAsPublished } from "./compare-wording.ts";
import { differingLines } from "./differing-lines.ts";

/**
 * Says how a wording in one language compares with the published form, and what follows for the bands.
 * @param how where to say why they apply all the same, such as ", with --because"
 */
export function comparisonInWords(kit: Kit, compared: ComparedWording, because: string | undefined, how = ""): string {
  const { language, form, items, instruction } = compared;
  if (form === null)
    return `${language}: there is no published form to compare with. ${bandsIn(kit, because, how)}`.trim();
  const same = `${items.filter(Boolean).length} of ${items.length} items as published`;
  const unread = instruction === null ? " The instruction was not compared: that of the form was not verified." : "";
  if (isAsPublished(compared)) return `${language}: ${same} (${form.citation}).${unread}`;
  const differing = differingLines(compared);
  const verb = differing.length === 1 ? "differs" : "differ";
  return `${language}: ${same}; ${differing.join(", ")} ${verb}. ${orderIn(compared)}${bandsIn(kit, because, how)}${unread}`.trim();
}

/** Points and alerts belong to places, so that a form in another order would be scored wrongly. */
function orderIn({ misplaced }: ComparedWording): string {
  if (misplaced.length === 0) return "";
  const places = misplaced.map((index) => `item ${index + 1}`).join(", ");
  return `The form has ${places} at another place: put the items in its order. `;
}

function bandsIn({ cutOffs }: Kit, because: string | undefined, how: string): string {
  if (!cutOffs) return "";
  return because === undefined
    ? `The original's bands do not apply unless you say why${how}.`
    : `The original's bands are kept: ${because}`;
}
