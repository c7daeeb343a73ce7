import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { StaffLink } from "#core/api/staff.ts";
import { paths } from "#core/shared/paths.ts";
import { errorSentence } from "../../api/error-text.ts";
import { readStaffLink } from "../../api/staff.ts";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { showNotice } from "../../ui/notices.ts";
import { roleMessages, staffJoinMessages } from "./messages.ts";
import styles from "./staff.module.css";
import { WaysToJoin } from "./ways-to-join.tsx";

export const joinTitle = (language: Language) => staffJoinMessages(language).title;

type Opened = { readonly link: StaffLink } | { readonly error: unknown } | null;

/** The page of a one-time link. The link stands behind the `#` of the address, which browsers do not send. */
export function JoinPage({ provider }: { readonly provider: string | null }) {
  const t = useMessages(staffJoinMessages);
  const roles = useMessages(roleMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let isCurrent = true;
    setOpened(null);
    if (secret === "") return;
    readStaffLink(secret).then(
      (link) => isCurrent && setOpened({ link }),
      (error: unknown) => isCurrent && setOpened({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [secret]);

  const onJoined = () => {
    showNotice({ kind: "success", text: (language) => staffJoinMessages(language).done });
    void navigate(paths.staff, { replace: true });
  };

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {secret === "" ? (
        <p>{t.noLink}</p>
      ) : opened === null ? (
        <Loading />
      ) : "error" in opened ? (
        <p role="alert">{errorSentence(opened.error, "account", language)}</p>
      ) : (
        <>
          <p>
            {opened.link.name === null ? t.first : t.invited({ name: opened.link.name, role: roles[opened.link.role] })}
          </p>
          <WaysToJoin provider={provider} secret={secret} link={opened.link} onJoined={onJoined} />
        </>
      )}
    </div>
  );
}
