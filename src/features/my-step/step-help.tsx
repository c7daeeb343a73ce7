import { Link } from "react-router-dom";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";

type Props = { readonly help: ShownSite["help"]; readonly summary: string };

/** The person or line that the site names for help. */
export function StepHelp({ help, summary }: Props) {
  const t = useMessages(stepViewMessages);
  const say = useText();
  return (
    <details className={styles.help}>
      <summary>{summary}</summary>
      {help && (
        <>
          <p>{say(help.text)}</p>
          <p>
            <strong>{say(help.name)}</strong>
            {help.hours && `, ${say(help.hours)}`}
          </p>
          <CallButtons numbers={help.number ? [help.number] : []} />
          {help.url && (
            <p>
              <NewTabLink href={help.url}>{say(help.name)}</NewTabLink>
            </p>
          )}
        </>
      )}
      <p>
        <Link to={paths.contact} className="target">
          {t.helpContact}
        </Link>
      </p>
    </details>
  );
}
