import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { failureSentence } from "../../api/error-text.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { logInPath } from "../../ui/way-back.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { KeptData } from "./kept-data.tsx";
import { myDataMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";
import { SaveCopy } from "./save-copy.tsx";
import { type MyDataState, useMyData } from "./use-my-data.ts";

type Props = { readonly domains: readonly Domain[]; readonly recovery: ReactNode };

/** Shows all data stored about the account, to download or to delete. `recovery` creates a new recovery code. */
export function MyDataPage({ domains, recovery }: Props) {
  const t = useMessages(myDataMessages);
  const ways = useMessages(navigationMessages);
  const token = useCurrentToken();
  const [attempt, setAttempt] = useState(0);
  const state = useMyData(token, attempt);
  return (
    <div className={styles.page}>
      <h1>{ways.myData}</h1>
      {state.kind === "open" && token !== null ? (
        <>
          <p>{t.lead}</p>
          <KeptData data={state.data} />
          <SaveCopy data={state.data} />
          {recovery}
          <DeletionSection domains={domains} email={state.data.account.email} token={token} />
          <p className={styles.last}>
            <Link to={paths.privacy} className={styles.link}>
              {t.toPrivacy}
            </Link>
          </p>
        </>
      ) : (
        <NotOpen state={state} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  );
}

function NotOpen({ state, onRetry }: { readonly state: MyDataState; readonly onRetry: () => void }) {
  const t = useMessages(myDataMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  if (state.kind === "loading") return <Loading />;
  const isFailed = state.kind === "failed";
  return (
    <>
      <div role="alert">
        {state.kind === "failed" ? (
          <p>
            <strong>{t.notRead}</strong> {failureSentence(state.error, "myData", language)}
          </p>
        ) : (
          <p>{t.toLogIn}</p>
        )}
      </div>
      <ButtonRow>
        {isFailed ? (
          <Button onClick={onRetry}>{ways.tryAgain}</Button>
        ) : (
          <ButtonLink to={logInPath(paths.myData)}>{ways.logIn}</ButtonLink>
        )}
      </ButtonRow>
    </>
  );
}
