import { useState } from "react";
import type { MyData } from "#core/api/account.ts";
import { saveAsFile } from "../../browser/download.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { myDataMessages } from "./messages.ts";

/** Saves all data as one JSON file. */
export function SaveCopy({ data }: { readonly data: MyData }) {
  const t = useMessages(myDataMessages);
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const day = data.exportedAt.slice(0, 10);
    saveAsFile(`my-data-${day}.json`, "application/json", `${JSON.stringify(data, null, 2)}\n`);
    setSaved(true);
  };
  return (
    <section>
      <h2>{t.copy}</h2>
      <p>{t.copyLead}</p>
      <div role="status">{isSaved && <p>{t.saved}</p>}</div>
      <ButtonRow>
        <Button onClick={save}>{t.save}</Button>
      </ButtonRow>
    </section>
  );
}
