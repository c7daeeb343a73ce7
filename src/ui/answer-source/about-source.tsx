import type { ShownSite } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { useConsentAnswer } from "../../browser/model-consent.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { useText } from "../language/use-text.ts";
import type { SiteModel } from "./model-of-page.ts";

/** Explains what answers on this page, and what it is not. */
export function AboutSource({ model, site }: { readonly model: SiteModel; readonly site: ShownSite }) {
  const say = useText();
  const answer = useConsentAnswer(useCurrentUserId(), model?.consent ?? "");
  if (model === null || answer !== "yes") return <p>{say(site.guide.about)}</p>;
  return <p>{fillIn(say(site.languageModel.about), { provider: model.provider })}</p>;
}
