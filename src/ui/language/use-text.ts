import { useStore } from "@nanostores/react";
import { useCallback } from "react";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { language } from "./language.ts";

/** Says texts of the content in the language in use, and again when that changes. */
export function useText(): (text: Text) => string {
  const code = useStore(language);
  return useCallback((text: Text) => textOf(text, code), [code]);
}

/** Says a text of the content outside of a component, in the language of this moment. */
export const sayText = (text: Text): string => textOf(text, language.get());
