import type { Language, Text } from "#core/content-model/text.ts";
import { InputField, TextAreaField } from "../../../ui/field.tsx";
import { words } from "../words.ts";

type Props = {
  readonly label: string;
  readonly text: Text | undefined;
  readonly languages: readonly Language[];
  readonly isLong?: boolean;
  readonly onWords: (language: string, newText: string) => void;
};

/** A text in each offered language. The first language is the fallback of all others. */
export function WordsFields({ label, text, languages, isLong = false, onWords }: Props) {
  const kept = typeof text === "object" && text !== null ? (text as Readonly<Record<string, string>>) : null;
  return languages.map(({ code, name }, index) => {
    const key = index === 0 ? "default" : code;
    const translation = kept ? kept[key] : index === 0 ? text : undefined;
    const field = {
      label: languages.length > 1 ? words.inLanguage(label, name) : label,
      value: typeof translation === "string" ? translation : "",
      lang: code,
    };
    return isLong ? (
      <TextAreaField key={code} {...field} rows={3} onChange={({ target }) => onWords(key, target.value)} />
    ) : (
      <InputField key={code} {...field} onChange={({ target }) => onWords(key, target.value)} />
    );
  });
}
