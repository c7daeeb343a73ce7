import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";
import { fetchSources } from "../../api/content.ts";

const addresses = atom<ReadonlyMap<string, string>>(new Map());
let isAsked = false;

/**
 * Returns the addresses of the sources by the words that name them. The map is empty until they have loaded; a source
 * without an address is plain text.
 */
export function useSources(): ReadonlyMap<string, string> {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    fetchSources()
      .then((sources) => addresses.set(new Map(sources.map(({ words, url }) => [words, url]))))
      .catch((error: unknown) => {
        console.warn("The sources' addresses did not arrive.", error);
        isAsked = false;
      });
  }, []);
  return useStore(addresses);
}
