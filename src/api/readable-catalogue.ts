import { addresses } from "#core/api/addresses.ts";
import type { Catalogue, Domain } from "#core/content-model/domains.ts";

/**
 * Returns a catalogue that names its calls by key. A catalogue cached for offline use by an earlier build names each
 * call by its address.
 */
export function readableCatalogue(kept: Catalogue): Catalogue {
  const domains = kept.domains.map((domain) => ({
    ...domain,
    submit: keyNamed(domain.submit),
    score: keyNamed(domain.score),
  }));
  return { ...kept, domains };
}

type Key = Domain["submit"] | Domain["score"];

function keyNamed<Name extends Key>(named: Name | { readonly path: string }): Name {
  if (typeof named === "string") return named;
  const [path = ""] = named.path.replace(/\/\{user\}$/, "/:userId").split("?");
  const found = Object.entries(addresses).find(([, { path: one }]) => one === path);
  return found?.[0] as Name;
}
