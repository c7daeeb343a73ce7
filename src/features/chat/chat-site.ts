import { useMemo } from "react";
import { useLoaderData } from "react-router-dom";
import type { Danger, SafetyNumbers } from "#core/content-model/safety.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { fetchDanger } from "../../api/content.ts";
import type { PageData } from "../../ui/page-data.ts";

/** The site with what tells danger. */
export type ChatSite = ShownSite & { readonly safety: Danger & SafetyNumbers };

/** A page that is drawn on the server has no messages. */
const NOTHING: Danger = { concerns: [] };

/**
 * Loads what tells danger. Unlike other pages a chat opens only once it is there: what is typed may be kept, and what is asked
 * may be sent to a provider, only if it raises no card.
 * @throws ApiError, NetworkError
 */
export async function chatLoader(): Promise<PageData<Danger>> {
  const danger = await fetchDanger();
  return { coming: Promise.resolve(danger), known: danger };
}

/** Returns the site of the chat that this is called in. */
export function useChatSite(site: ShownSite): ChatSite {
  const { known = NOTHING } = useLoaderData<PageData<Danger>>();
  return useMemo(() => ({ ...site, safety: { ...known, ...site.safety } }), [site, known]);
}
