import { type FormEvent, useCallback, useEffect, useMemo, useState } from "react";
import type { StudioAccess, StudioScale, StudioState } from "#core/api/studio.ts";
import { ApiError } from "../../api/http.ts";
import { type ContentSchemas, studioCalls } from "../../api/studio.ts";
import { keepStudioToken, readStudioToken } from "../../browser/studio.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScaleChoice } from "./scale-choice.tsx";
import styles from "./studio.module.css";
import { words } from "./words.ts";
import { WorkspaceView } from "./workspace-view.tsx";

type Opened =
  | { readonly kind: "loading" }
  | { readonly kind: "asksToken"; readonly message: string | undefined }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "open"; readonly state: StudioState; readonly schemas: ContentSchemas };

/** How often the page asks whether edits of files are live, in milliseconds. */
const ASK_EVERY = 5_000;

/** The studio, where editors change scales, see the consequences, and publish. */
export function StudioPage({ access }: { readonly access: StudioAccess }) {
  const [token, setToken] = useState(() => (access === "token" ? readStudioToken() : null));
  const [opened, setOpened] = useState<Opened>({ kind: "loading" });
  const [scale, setScale] = useState<StudioScale | null>(null);
  const calls = useMemo(() => studioCalls(token), [token]);

  const open = useCallback(async () => {
    try {
      // Sequential calls, so that a wrong token counts as one failed attempt.
      const state = await calls.state();
      setOpened({ kind: "open", state, schemas: await calls.schemas() });
    } catch (error) {
      const message = error instanceof Error ? error.message : "";
      const asksToken = error instanceof ApiError && error.code === "STUDIO_TOKEN_NEEDED";
      // On the first attempt no token has been entered yet, so no error is shown.
      if (asksToken) setOpened({ kind: "asksToken", message: token === null ? undefined : message });
      else setOpened({ kind: "failed", message });
    }
  }, [calls, token]);
  useEffect(() => void open(), [open]);
  const isOpen = opened.kind === "open";
  useEffect(() => {
    if (!isOpen) return;
    const asking = setInterval(() => {
      calls.state().then(
        (state) => setOpened((now) => (now.kind === "open" ? { ...now, state } : now)),
        () => undefined,
      );
    }, ASK_EVERY);
    return () => clearInterval(asking);
  }, [calls, isOpen]);

  return (
    <div className={styles.studio} data-wide lang="en">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {opened.kind === "loading" && <Loading />}
      {opened.kind === "asksToken" && (
        <TokenForm
          message={opened.message}
          onToken={(given) => {
            keepStudioToken(given);
            setToken(given);
          }}
        />
      )}
      {opened.kind === "failed" && (
        <div role="alert">
          <p>
            <strong>{words.notOpen}</strong> {opened.message}
          </p>
          <Button onClick={open}>{words.tryAgain}</Button>
        </div>
      )}
      {opened.kind === "open" && (
        <>
          <ScaleChoice calls={calls} state={opened.state} chosen={scale} onChoose={setScale} />
          {scale && (
            <WorkspaceView
              key={scale.id}
              calls={calls}
              opened={scale}
              schemas={opened.schemas}
              state={opened.state}
              onPublished={open}
            />
          )}
        </>
      )}
    </div>
  );
}

type TokenFormProps = { readonly message: string | undefined; readonly onToken: (token: string) => void };

function TokenForm({ message, onToken }: TokenFormProps) {
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("token");
    if (typeof given === "string" && given.trim() !== "") onToken(given.trim());
  };
  return (
    <form onSubmit={enter} className={styles.narrow}>
      <InputField
        label={words.token}
        hint={words.tokenHint}
        error={message}
        name="token"
        type="password"
        autoComplete="off"
        required
      />
      <ButtonRow>
        <Button type="submit">{words.enter}</Button>
      </ButtonRow>
    </form>
  );
}
