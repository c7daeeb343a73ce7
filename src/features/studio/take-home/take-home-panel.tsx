import { useEffect, useState } from "react";
import type { TakenHome } from "#core/api/studio-take-home.ts";
import { HOME_FORMATS, type HomeFormat } from "#core/shared/home-formats.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { saveAsFile } from "../../../browser/download.ts";
import { Button } from "../../../ui/button.tsx";
import { useSending } from "../../../ui/use-sending.ts";
import drafts from "../drafts/drafts.module.css";
import publishing from "../publishing/publishing.module.css";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import styles from "./take-home.module.css";
import { takeHomeWords as words } from "./take-home-words.ts";

type Props = { readonly calls: StudioCalls; readonly workspace: Pick<Workspace, "scale" | "isChanged"> };

/** Gives the published scale as a file for another program, and says what that has no words for. */
export function TakeHomePanel({ calls, workspace: { scale, isChanged } }: Props) {
  const { isSending, send } = useSending();
  const [format, setFormat] = useState<HomeFormat>("redcap");
  const [made, setMade] = useState<TakenHome | string | null>(null);
  // What was made is of the version before.
  useEffect(() => setMade(null), [scale, format]);
  const make = () =>
    send(async () => {
      setMade(await calls.takeHome(scale.id, format).catch(sentenceOf));
    });
  return (
    <section aria-label={words.title} className={publishing.publishing}>
      <h2>{words.title}</h2>
      <p>{scale.isLive ? words.hint : words.notLive}</p>
      {scale.isLive && (
        <>
          {isChanged && <p className={studio.alarm}>{words.changed}</p>}
          <fieldset className={styles.formats}>
            <legend className="visually-hidden">{words.as}</legend>
            {HOME_FORMATS.map((one) => (
              <label key={one} className={drafts.start}>
                <input type="radio" name="take-home" checked={format === one} onChange={() => setFormat(one)} />
                <span>
                  {words.formats[one].name} <span className={studio.hint}>{words.formats[one].hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Button unavailable={isSending} onClick={make}>
            {words.make}
          </Button>
          <div role="status" className={styles.result}>
            {isSending && <p>{words.making}</p>}
            {typeof made === "string" && <p className={studio.alarm}>{made}</p>}
            {made !== null && typeof made !== "string" && <Made home={made} />}
          </div>
        </>
      )}
    </section>
  );
}

function Made({ home: { files, unsaid, notes } }: { readonly home: TakenHome }) {
  return (
    <>
      <div className={studio.ways}>
        {files.map(({ name, type, bytes }) => (
          <Button key={name} look="secondary" onClick={() => saveAsFile(name, type, bytesOf(bytes))}>
            {words.save(name)}
          </Button>
        ))}
      </div>
      {unsaid.length === 0 ? <p>{words.whole}</p> : <Sentences heading={words.unsaid} lines={unsaid} />}
      {notes.length > 0 && <Sentences heading={words.notes} lines={notes} />}
    </>
  );
}

type SentencesProps = { readonly heading: string; readonly lines: readonly string[] };

function Sentences({ heading, lines }: SentencesProps) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
