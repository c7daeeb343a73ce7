import { type FormEvent, useState } from "react";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import { SCALE_ID } from "#core/shared/scale-id.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { showNotice } from "../../../ui/notices.ts";
import { useSending } from "../../../ui/use-sending.ts";
import { FromKit } from "../kits/from-kit.tsx";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./drafts.module.css";
import { FromFile } from "./from-file.tsx";
import { words } from "./words.ts";

const STARTS = ["blank", "template", "kit", "file"] as const;

type Props = {
  readonly calls: StudioCalls;
  readonly state: StudioState;
  readonly onMade: (scale: StudioScale) => void;
};

/** Makes a scale that is a draft: from nothing, as a copy, of a kit of the library, or of a file of another tool. */
export function NewScale({ calls, state, onMade }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState<(typeof STARTS)[number]>("blank");
  const made = (scale: StudioScale, titles: readonly string[] = []) => {
    setIsOpen(false);
    showNotice({ kind: "success", text: () => words.made(titles) });
    onMade(scale);
  };
  return (
    <details className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.newScale}</summary>
      <fieldset className={styles.starts}>
        <legend>{words.startFrom}</legend>
        {STARTS.map((one) => (
          <label key={one} className={styles.start}>
            <input type="radio" name="new-scale-start" checked={start === one} onChange={() => setStart(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {start === "file" ? (
        <FromFile calls={calls} onMade={made} />
      ) : start === "kit" ? (
        <FromKit calls={calls} onMade={made} />
      ) : (
        <NamedScale key={start} calls={calls} templates={start === "template" ? state.scales : null} onMade={made} />
      )}
    </details>
  );
}

type NamedProps = {
  readonly calls: StudioCalls;
  /** Null for a blank scale. */
  readonly templates: StudioState["scales"] | null;
  readonly onMade: (scale: StudioScale) => void;
};

function NamedScale({ calls, templates, onMade }: NamedProps) {
  const say = useText();
  const { isSending, send } = useSending();
  const [errors, setErrors] = useState<{ readonly id?: string; readonly title?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [id, title] = [`${given.get("id")}`.trim(), `${given.get("title")}`.trim()];
    const wrong = {
      ...(SCALE_ID.test(id) ? {} : { id: words.badName }),
      ...(title === "" ? { title: words.noTitle } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const template = templates ? `${given.get("template")}` : null;
    void send(async () => {
      try {
        onMade(await calls.newScale({ id, title, template }));
      } catch (error) {
        setErrors({ id: sentenceOf(error) });
      }
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      {templates && (
        <SelectField label={words.which} name="template">
          {templates.map(({ id, title }) => (
            <option key={id} value={id}>
              {say(title)}
            </option>
          ))}
        </SelectField>
      )}
      <InputField label={words.title} hint={words.titleHint} name="title" maxLength={200} error={errors.title} />
      <InputField
        label={words.name}
        hint={words.nameHint}
        name="id"
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck="false"
        error={errors.id}
      />
      <Button type="submit" unavailable={isSending}>
        {words.make}
      </Button>
    </form>
  );
}
