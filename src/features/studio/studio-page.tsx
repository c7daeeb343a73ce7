import { useCallback, useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { paths } from "#core/shared/paths.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { ApiError } from "../../api/http.ts";
import { type ContentSchemas, studioCalls as calls } from "../../api/studio.ts";
import { keepStudioPlace } from "../../browser/studio-place.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { NewScale } from "./drafts/new-scale.tsx";
import { FileIssues } from "./file-issues.tsx";
import { liveAddress } from "./places/live-address.ts";
import { ReaderView } from "./reader-view.tsx";
import { ScaleChoice } from "./scale-choice.tsx";
import { sentenceOf } from "./sentence-of.ts";
import styles from "./studio.module.css";
import { StudioBar } from "./studio-bar.tsx";
import { words } from "./words.ts";
import { WorkspaceView } from "./workspace-view.tsx";

type Props = { readonly domains: readonly Domain[]; readonly safety: SafetyNumbers };

type Opened =
  | { readonly kind: "loading" }
  | { readonly kind: "asksSignIn" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "open"; readonly state: StudioState; readonly schemas: ContentSchemas };

/** How often the page asks whether edits of files are live, in milliseconds. */
const ASK_EVERY = 5_000;

/** The studio, where editors change scales, see the consequences, and publish. */
export function StudioPage({ domains, safety }: Props) {
  const [opened, setOpened] = useState<Opened>({ kind: "loading" });
  const [scale, setScale] = useState<StudioScale | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [, setSearch] = useSearchParams();

  const open = useCallback(async () => {
    try {
      const [state, schemas] = await Promise.all([calls.state(), calls.schemas()]);
      setOpened({ kind: "open", state, schemas });
    } catch (error) {
      const message = sentenceOf(error);
      if (error instanceof ApiError && error.code === "STAFF_SIGN_IN") setOpened({ kind: "asksSignIn" });
      else setOpened({ kind: "failed", message });
    }
  }, []);
  useEffect(() => void open(), [open]);
  const isOpen = opened.kind === "open";
  // The schemas stay the same objects: others would build the editors again, without their undo history.
  const askState = useCallback(() => {
    calls.state().then(
      (state) => setOpened((now) => (now.kind === "open" ? { ...now, state } : now)),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const asking = setInterval(askState, ASK_EVERY);
    return () => clearInterval(asking);
  }, [isOpen, askState]);

  return (
    <div className={styles.studio} lang="en">
      <StudioBar you={opened.kind === "open" ? opened.state.you : null}>
        {opened.kind === "open" && (
          <ScaleChoice
            calls={calls}
            state={opened.state}
            chosen={scale}
            onChoose={(next) => {
              setMade(null);
              setScale(next);
            }}
          />
        )}
      </StudioBar>
      {opened.kind === "loading" && <Loading />}
      {(opened.kind === "asksSignIn" || opened.kind === "failed") && (
        <div className={styles.door}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          {opened.kind === "asksSignIn" ? (
            <SignIn />
          ) : (
            <div role="alert">
              <p>
                <strong>{words.notOpen}</strong> {opened.message}
              </p>
              <Button onClick={open}>{words.tryAgain}</Button>
            </div>
          )}
        </div>
      )}
      {opened.kind === "open" && opened.state.you.role === "researcher" && scale && (
        <ReaderView
          key={scale.id}
          calls={calls}
          scale={scale}
          role={opened.state.you.role}
          liveAt={liveAddress(scale.id, domains)}
        />
      )}
      {opened.kind === "open" && opened.state.you.role !== "researcher" && (
        <>
          <FileIssues problems={opened.state.problems} />
          <NewScale
            calls={calls}
            state={opened.state}
            onMade={(next) => {
              setScale(next);
              setMade(next.id);
              keepStudioPlace({ scale: next.id });
              setSearch({ scale: next.id }, { replace: true });
              askState();
            }}
          />
          {scale && (
            <WorkspaceView
              key={scale.id}
              calls={calls}
              opened={scale}
              schemas={opened.schemas}
              state={opened.state}
              liveAt={liveAddress(scale.id, domains)}
              isNew={scale.id === made}
              numbers={numbersOf(safety)}
              onPublished={askState}
              onRemoved={() => {
                setScale(null);
                askState();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Leads to the sign-in, and from there back to the same scale. Unpublished changes are kept in this browser. */
function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{words.asksSignIn}</p>
      <p>
        <Link to={`${paths.staff}?next=${encodeURIComponent(`${pathname}${search}`)}`} className={styles.signIn}>
          {words.signIn}
        </Link>
      </p>
    </>
  );
}
