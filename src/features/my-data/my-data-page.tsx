import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { MyAccount } from "#core/api/my-account.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { failureSentence } from "../../api/error-text.ts";
import { currentToken } from "../../browser/session.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { logInPath } from "../../ui/way-back.ts";
import { AccessSection } from "./access-section.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { KeptData } from "./kept-data.tsx";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { myDataMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";
import { CLOSED, isOfSession, type MyDataState, readMyData } from "./read-my-data.ts";
import { SaveCopy } from "./save-copy.tsx";

type Account = MyAccount["account"];
type Props = {
  readonly domains: readonly Domain[];
  /** Corrects the account; `onChanged` reads it again. */
  readonly details: (account: Account, onChanged: () => void) => ReactNode;
  /** Another password, and a new recovery code, which the page shows until it is left. */
  readonly sections: (account: Account, code: string | null, onCode: (code: string) => void) => ReactNode;
};

export function myDataLoader(): PageData<MyDataState> {
  const token = currentToken();
  return { loadedFor: token, coming: readMyData(token) };
}

/** Shows what is stored about the account, to correct, to download or to delete, and ends its log-ins. */
export function MyDataPage({ domains, details, sections }: Props) {
  const t = useMessages(myDataMessages);
  const ways = useMessages(navigationMessages);
  const token = useCurrentToken();
  const [code, setCode] = useState<string | null>(null);
  const { data, latest, reload } = usePageData<MyDataState>(token);
  // While the same account is read again, the page stays, and with it the focus.
  const isClosed = useHydrated() && token === null;
  const state = isClosed ? CLOSED : (data ?? (isOfSession(latest) ? latest : undefined));
  return (
    <div className={styles.page}>
      <h1>{ways.myData}</h1>
      {state?.kind === "open" && token !== null ? (
        <>
          <p>{t.lead}</p>
          <KeptData data={state.data} />
          {details(state.data.account, reload)}
          <AccessSection access={state.data} token={token} onEnded={reload} />
          <LogOutEverywhere token={token} />
          {sections(state.data.account, code, setCode)}
          <SaveCopy token={token} />
          <DeletionSection domains={domains} email={state.data.account.email} token={token} />
          <p className={styles.last}>
            <Link to={paths.privacy} className={styles.link}>
              {t.toPrivacy}
            </Link>
          </p>
        </>
      ) : (
        <NotOpen state={state} onRetry={reload} />
      )}
    </div>
  );
}

type NotOpenProps = { readonly state: MyDataState | undefined; readonly onRetry: () => void };

function NotOpen({ state, onRetry }: NotOpenProps) {
  const t = useMessages(myDataMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  if (!state) return <Loading />;
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
