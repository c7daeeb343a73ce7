import { useId, useRef } from "react";
import type { ShownSite } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { sendConsent } from "../../api/accounts.ts";
import { errorSentence } from "../../api/error-text.ts";
import { answerConsent, useConsentAnswer } from "../../browser/model-consent.ts";
import { currentToken } from "../../browser/session.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { Button, ButtonRow } from "../button.tsx";
import { useMessages, useText } from "../language/use-text.ts";
import { showNotice } from "../notices.ts";
import styles from "./answer-source.module.css";
import { sourceMessages } from "./messages.ts";
import type { SiteModel } from "./model-of-page.ts";

type Props = { readonly model: SiteModel; readonly site: ShownSite };

/**
 * Asks once whether a language model may answer. Afterwards it shows the choice and lets the user change it in place.
 */
export function ModelConsent({ model, site }: Props) {
  return model === null ? null : <Consent model={model} site={site} />;
}

function notAgreed(error: unknown): false {
  showNotice({
    kind: "failure",
    text: (language) => sourceMessages(language).notAgreed,
    cause: (language) => errorSentence(error, "account", language),
  });
  return false;
}

function Consent({ model, site }: { readonly model: NonNullable<SiteModel>; readonly site: ShownSite }) {
  const t = useMessages(sourceMessages);
  const say = useText();
  const id = useId();
  const chosen = useRef<HTMLParagraphElement>(null);
  const userId = useCurrentUserId();
  const answer = useConsentAnswer(userId, model.consent);
  const { provider } = model;
  const { title, text } = site.languageModel.consent;

  const choose = async (next: "yes" | "no") => {
    const token = currentToken();
    const sent = token === null ? Promise.resolve() : sendConsent(token, { consent: model.consent, answer: next });
    // What the server did not store was not agreed to. A "no" holds at once, whatever becomes of it there.
    const isKept = next === "no" || (await sent.then(() => true, notAgreed));
    sent.catch(() => undefined);
    if (!isKept) return;
    answerConsent(userId, model.consent, next);
    // The pressed button disappears, so focus moves to the text that replaces it.
    requestAnimationFrame(() => chosen.current?.focus());
  };

  if (answer !== "unasked") {
    const isYes = answer === "yes";
    return (
      <div className={styles.chosen}>
        <p ref={chosen} tabIndex={-1}>
          {isYes ? t.agreed({ provider }) : t.declined({ provider })}
        </p>
        <Button look="secondary" onClick={() => void choose(isYes ? "no" : "yes")}>
          {isYes ? t.withdraw : t.allow({ provider })}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.ask} aria-labelledby={id}>
      <h2 id={id}>{fillIn(say(title), { provider })}</h2>
      {say(text)
        .split("\n")
        .map((paragraph) => (
          <p key={paragraph}>{fillIn(paragraph, { provider })}</p>
        ))}
      <ButtonRow>
        <Button look="secondary" onClick={() => void choose("no")}>
          {t.no}
        </Button>
        <Button look="secondary" onClick={() => void choose("yes")}>
          {t.yes({ provider })}
        </Button>
      </ButtonRow>
    </section>
  );
}
