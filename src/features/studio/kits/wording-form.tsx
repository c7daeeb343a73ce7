import { useState } from "react";
import type { StudioScale } from "#core/api/studio.ts";
import type { ComparedReply, KitOnOffer } from "#core/api/studio-kits.ts";
import { textOf } from "#core/shared/text-of.ts";
import { LARGEST_WORDING, utf8Text } from "#core/shared/wording-file.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, InputField, TextAreaField } from "../../../ui/field.tsx";
import { useSending } from "../../../ui/use-sending.ts";
import drafts from "../drafts/drafts.module.css";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import { ComparedLines } from "./compared-lines.tsx";
import { Conditions } from "./conditions.tsx";
import { kitWords as words } from "./kit-words.ts";

type Props = {
  readonly kit: KitOnOffer;
  readonly calls: StudioCalls;
  readonly onMade: (scale: StudioScale) => void;
};

/** The longest reason why the bands apply to another wording, in characters. */
const LONGEST_REASON = 500;

/** Takes the wording of a kit, says how it compares, and makes a draft of it once the owner's conditions are confirmed. */
export function WordingForm({ kit, calls, onMade }: Props) {
  const { isSending, send } = useSending();
  const [wording, setWording] = useState("");
  const [compared, setCompared] = useState<ComparedReply | null>(null);
  const [because, setBecause] = useState("");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [error, setError] = useState<{ readonly at: "wording" | "conditions"; readonly says: string } | null>(null);
  const conditions = kit.terms.conditions.map((condition) => textOf(condition));

  const write = (text: string) => {
    setWording(text);
    setCompared(null);
    setError(null);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > LARGEST_WORDING ? null : utf8Text(new Uint8Array(await file.arrayBuffer()));
    if (text !== null) return write(text);
    setError({ at: "wording", says: file.size > LARGEST_WORDING ? words.tooLarge : words.notUtf8 });
  };
  const compare = () =>
    send(async () => {
      setCompared(null);
      if (wording.trim() === "") return setError({ at: "wording", says: words.empty });
      try {
        const reply = await calls.compareWording(kit.id, { wording, because: null });
        setError(reply.why === null ? null : { at: "wording", says: reply.why });
        if (reply.why === null) setCompared(reply);
      } catch (failure) {
        setError({ at: "wording", says: sentenceOf(failure) });
      }
    });
  const make = () =>
    send(async () => {
      if (conditions.some((one) => !ticked.includes(one))) return setError({ at: "conditions", says: words.notTicked });
      try {
        const reason = compared?.losesBands ? because.trim() || null : null;
        onMade(await calls.enableKit(kit.id, { wording, because: reason, confirmed: [...ticked] }));
      } catch (failure) {
        setError({ at: "conditions", says: sentenceOf(failure) });
      }
    });

  return (
    <>
      <TextAreaField
        label={words.wording}
        hint={words.wordingHint(kit)}
        error={error?.at === "wording" ? error.says : undefined}
        rows={10}
        maxLength={LARGEST_WORDING}
        spellCheck="false"
        value={wording}
        onChange={({ target }) => write(target.value)}
      />
      <Field label={words.file}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            accept=".txt,text/plain"
            className={drafts.file}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      <Button look="secondary" unavailable={isSending} onClick={compare}>
        {words.compare}
      </Button>
      <div role="status">
        {isSending && compared === null && <p>{words.comparing}</p>}
        {compared && <ComparedLines compared={compared} />}
      </div>
      {compared && (
        <>
          {compared.losesBands && (
            <InputField
              label={words.because}
              hint={words.becauseHint}
              maxLength={LONGEST_REASON}
              value={because}
              onChange={({ target }) => setBecause(target.value)}
            />
          )}
          <Conditions
            conditions={kit.terms.conditions}
            ticked={ticked}
            onTick={(next) => {
              setTicked(next);
              setError(null);
            }}
          />
          {error?.at === "conditions" && (
            <p role="alert" className={studio.alarm}>
              {error.says}
            </p>
          )}
          <Button unavailable={isSending} onClick={make}>
            {words.make}
          </Button>
        </>
      )}
    </>
  );
}
