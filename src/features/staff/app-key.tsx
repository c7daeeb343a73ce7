import { useMemo } from "react";
import { encode } from "uqr";
import type { StaffLink } from "#core/api/staff.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { staffJoinMessages } from "./messages.ts";
import styles from "./staff.module.css";

/** The key for an authenticator app: to scan, to type, and as an address. */
export function AppKey({ link }: { readonly link: StaffLink }) {
  const t = useMessages(staffJoinMessages);
  return (
    <>
      <h3>{t.app}</h3>
      <p>{t.appLead}</p>
      <QrCode text={link.uri} label={t.picture} />
      <p>
        {t.key}: <code>{link.secret}</code>
      </p>
      <details>
        <summary>{t.address}</summary>
        <p>
          <code>{link.uri}</code>
        </p>
      </details>
    </>
  );
}

/** In dots; cameras need an empty edge around the code. */
const EDGE = 4;

/** A text as a QR code. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: EDGE });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dots.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
