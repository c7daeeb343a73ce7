import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { endAllSessions } from "../../api/accounts.ts";
import { changeFailure } from "../../api/change-failure.ts";
import { clearSession, currentUserId } from "../../browser/session.ts";
import { forgetUser } from "../../browser/user-entries.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { everywhereMessages } from "./messages.ts";

const WORDS = {
  failed: (language: Language) => everywhereMessages(language).failed,
  unsure: (language: Language) => everywhereMessages(language).unsure,
};

/** Ends every log-in of the account, in this browser too. */
export function LogOutEverywhere({ token }: { readonly token: string }) {
  const t = useMessages(everywhereMessages);
  const [isEnding, setEnding] = useState(false);
  const navigate = useNavigate();
  const end = async () => {
    setEnding(true);
    const userId = currentUserId();
    try {
      await endAllSessions(token);
      showNotice({ kind: "success", text: (language) => everywhereMessages(language).done });
      await navigate(paths.logIn);
      clearSession();
      // The id opens nothing any more; the next log-in brings another one and fills the days in again.
      if (userId !== null) forgetUser(userId);
    } catch (error) {
      showNotice(changeFailure(error, WORDS, "myData"));
      setEnding(false);
    }
  };
  return (
    <section>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <ButtonRow>
        <Button look="secondary" unavailable={isEnding} onClick={end}>
          {isEnding ? t.ending : t.title}
        </Button>
      </ButtonRow>
    </section>
  );
}
