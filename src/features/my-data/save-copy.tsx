import { type SubmitEvent, useState } from "react";
import { fetchMyData } from "../../api/accounts.ts";
import { errorSentence } from "../../api/error-text.ts";
import { saveAsFile } from "../../browser/download.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { myDataMessages } from "./messages.ts";
import { ProofField, proofIn } from "./proof-field.tsx";

/** Saves all data as one JSON file, for whoever gives the password or the recovery code. */
export function SaveCopy({ token }: { readonly token: string }) {
  const t = useMessages(myDataMessages);
  const [isSaved, setSaved] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proof = proofIn(event.currentTarget);
    setMissing(proof === "");
    if (proof === "" || isSaving) return;
    setSaving(true);
    try {
      const data = await fetchMyData(token, proof);
      const day = data.exportedAt.slice(0, 10);
      saveAsFile(`my-data-${day}.json`, "application/json", `${JSON.stringify(data, null, 2)}\n`);
      setSaved(true);
    } catch (error) {
      showNotice({
        kind: "failure",
        text: (language) => myDataMessages(language).notSaved,
        cause: (language) => errorSentence(error, "account", language),
      });
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={save} noValidate>
      <h2>{t.copy}</h2>
      <p>{t.copyLead}</p>
      <div role="status">{isSaved && <p>{t.saved}</p>}</div>
      <ProofField isMissing={isMissing} />
      <ButtonRow>
        <Button type="submit">{isSaving ? t.saving : t.save}</Button>
      </ButtonRow>
    </form>
  );
}
