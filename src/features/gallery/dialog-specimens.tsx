import { useState } from "react";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { IsThisRight } from "../../ui/is-this-right.tsx";
import { showNotice } from "../../ui/notices.ts";
import { samples } from "./samples.ts";

/** Opens what stands above a page. */
export function DialogSpecimens({ openDisplay }: { readonly openDisplay: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const notice = (kind: "success" | "failure") => () =>
    showNotice({ kind, text: () => samples.sentence, cause: () => samples.hint });
  return (
    <ButtonRow>
      <Button look="secondary" onClick={openDisplay}>
        {samples.dialogs.display}
      </Button>
      <Button look="secondary" onClick={() => setIsAsked(true)}>
        {samples.dialogs.doubt}
      </Button>
      <Button look="secondary" onClick={notice("success")}>
        {samples.dialogs.success}
      </Button>
      <Button look="secondary" onClick={notice("failure")}>
        {samples.dialogs.failure}
      </Button>
      {isAsked && <IsThisRight sentences={[samples.sentence]} onYes={close} onLook={close} />}
    </ButtonRow>
  );
}
