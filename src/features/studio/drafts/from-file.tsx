import { type DragEvent, useState } from "react";
import type { StudioScale } from "#core/api/studio.ts";
import type { ImportedFiles } from "#core/api/studio-import.ts";
import { LARGEST_IMPORT } from "#core/shared/largest-import.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { keepReport } from "../../../browser/import-report.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useSending } from "../../../ui/use-sending.ts";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./drafts.module.css";
import { ImportReport } from "./import-report.tsx";
import { listsOf } from "./report-lists.tsx";
import { words } from "./words.ts";

type Props = {
  readonly calls: StudioCalls;
  /** Gets the first of the drafts, and the titles of all. */
  readonly onMade: (scale: StudioScale, titles: readonly string[]) => void;
};

/** Reads a file that was chosen or dropped, says what became of it, and makes drafts of what the editor picks. */
export function FromFile({ calls, onMade }: Props) {
  const { isSending, send } = useSending();
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string>();
  /** The field does not name a file that was dropped. */
  const [name, setName] = useState("");
  const [found, setFound] = useState<ImportedFiles["instruments"]>([]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const read = (file: File | undefined) => {
    if (!file) return;
    setFound([]);
    setName(file.name);
    if (file.size > LARGEST_IMPORT) return setError(words.tooLarge);
    setError(undefined);
    void send(async () => {
      try {
        const { instruments, why } = await calls.importFile(file.name.slice(0, 200), await base64Of(file));
        setFound(instruments);
        setPicked(instruments.filter(({ files }) => files).map(({ id }) => id));
        if (why !== null) setError(`${file.name}: ${why}`);
      } catch (failure) {
        setError(sentenceOf(failure));
      }
    });
  };
  const make = () =>
    send(async () => {
      const made: StudioScale[] = [];
      const titles: string[] = [];
      for (const one of found.filter(({ id }) => picked.includes(id))) {
        const { id, title, files } = one;
        if (!files) continue;
        try {
          made.push(await calls.newScale({ id, ...files }));
          titles.push(title);
          keepReport(id, listsOf(one));
          setPicked((now) => now.filter((one) => one !== id));
        } catch (failure) {
          setError(words.notMade(id, sentenceOf(failure)));
        }
      }
      const [first] = made;
      if (first && made.length === picked.length) onMade(first, titles);
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    read(event.dataTransfer.files[0]);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the field within */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Field label={words.chooseFile} hint={words.fileHint} error={error}>
          {(ties) => (
            <input {...ties} type="file" className={styles.file} onChange={({ target }) => read(target.files?.[0])} />
          )}
        </Field>
      </div>
      <p role="status">{isSending ? words.reading : found.length > 0 ? words.found(name, found.length) : ""}</p>
      {found.map((one) => (
        <ImportReport
          key={one.id}
          of={one}
          isPicked={picked.includes(one.id)}
          onPick={(is) => setPicked((now) => (is ? [...now, one.id] : now.filter((id) => id !== one.id)))}
        />
      ))}
      {found.some(({ files }) => files) && (
        <Button unavailable={isSending || picked.length === 0} onClick={make}>
          {picked.length === 1 ? words.make : words.makeAll}
        </Button>
      )}
    </>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In slices: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(""));
}
