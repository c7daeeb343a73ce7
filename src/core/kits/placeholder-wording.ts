import type { Kit } from "../content-model/kit.ts";
import { type KitWording, setsOf } from "./fit-wording.ts";

/** Returns words that stand for the real ones, so that a kit can be checked and shown without any published sentence. */
export function placeholderWording(kit: Kit): KitWording {
  return {
    language: "en",
    instruction: "Instruction",
    items: kit.items.map((_, index) => `Item ${index + 1}`),
    options: Object.fromEntries(
      setsOf(kit.items).map((set) => [set, (kit.options[set] ?? []).map((_, index) => `Option ${index + 1}`)]),
    ),
  };
}
