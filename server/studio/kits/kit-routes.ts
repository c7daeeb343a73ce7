import { AppError } from "#core/api/app-error.ts";
import type { Kit } from "#core/content-model/kit.ts";
import { type Routes, route } from "../../calls/route.ts";
import { readLibrary } from "../../content/kits/read-library.ts";
import type { LiveContent } from "../../content/live/live-content.ts";
import type { AppDeps } from "../../deps.ts";
import { staffIn } from "../../staff/admit.ts";
import { keepNewScale } from "../drafts/new-scale.ts";
import { baseOf, draftIn, studioScaleOf } from "../studio-scale.ts";
import { comparedWording } from "./compared-wording.ts";
import { enabledKit } from "./enabled-kit.ts";
import { placesOf } from "./kit-place.ts";
import { kitsOnOffer } from "./kits-on-offer.ts";

/** Adds the calls that make scales of the library's kits. */
export function kitRoutes(routes: Routes, live: LiveContent, { database, commits, now }: AppDeps): void {
  const library = () => readLibrary(live.folders.surveysDir);
  const kitOf = async (id: string): Promise<Kit> => {
    const kit = (await library()).kits.find((one) => one.id === id);
    if (!kit) throw new AppError("NOT_FOUND");
    return kit;
  };
  route(routes, "kitLibrary", async (request) =>
    kitsOnOffer(await library(), await placesOf(database, live, staffIn(request))),
  );
  route(routes, "compareWording", async ({ params: { scale }, body: { wording, because } }) =>
    comparedWording(await kitOf(scale), wording, because?.trim() || undefined),
  );
  route(routes, "enableKit", async (request) => {
    const { scale } = request.params;
    const staff = staffIn(request);
    const kit = await kitOf(scale);
    const becomes = (await placesOf(database, live, staff))(kit);
    if (becomes === "taken") throw new AppError("SCALE_EXISTS", { sentence: TAKEN });
    const from = baseOf(live, scale);
    const confirmed = { by: staff.name, on: now().toISOString().slice(0, "2026-11-24".length) };
    const files = enabledKit(kit, request.body, draftIn(live.texts(), scale), confirmed);
    await commits.write((transaction) =>
      keepNewScale(transaction, scale, { ...files, from }, staff, now(), becomes === "version"),
    );
    return studioScaleOf(database, live, scale, staff);
  });
}

/** The name belongs to the kit, so that choosing another one is no way out. */
const TAKEN = "There is a scale or a draft of this name already. Publish the draft or remove it first.";
