import { Link, useLoaderData, useNavigate } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { removeUnfinished } from "../../browser/unfinished.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import styles from "./account-form.module.css";
import { leave, type Unfinished } from "./log-out.ts";

/**
 * Asks what becomes of answers that were not sent, before logging out. Whoever shares a computer may
 * not want them to stay; whoever does not would be sorry to lose them.
 */
export function LogOutPage({ domains }: { readonly domains: readonly Domain[] }) {
  const unfinished = useLoaderData<Unfinished | null>();
  const navigate = useNavigate();
  if (unfinished === null) return null;
  const { userId, surveys } = unfinished;
  const names = domains
    .filter(({ survey, variants = [] }) => [survey, ...variants].some((one) => surveys.includes(one)))
    .map(({ name }) => textOf(name));

  const finish = (keeps: boolean) => {
    if (!keeps) removeUnfinished(userId);
    leave();
    void navigate(paths.home);
  };
  return (
    <div className={styles.page}>
      <h1>Before you log out</h1>
      <p>Some of your answers are on this device and not sent yet{names.length > 0 ? ":" : "."}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p>If you keep them, they open again when you log in here. Nobody else's log-in opens them.</p>
      <p>If you share this computer, it is safer to remove them. Results you already have stay as they are.</p>
      <ButtonRow>
        <Button look="secondary" onClick={() => finish(false)}>
          Remove
        </Button>
        <Button onClick={() => finish(true)}>Keep on this device</Button>
      </ButtonRow>
      <p className={styles.after}>
        Or{" "}
        <Link to={paths.evaluations} className={styles.link}>
          stay logged in
        </Link>
      </p>
    </div>
  );
}
