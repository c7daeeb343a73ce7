import type { ReactNode } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ForGuests, ForKnown } from "../../ui/for-known.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { tableAndChairs } from "../../ui/pictures/scenes/table-and-chairs.tsx";
import styles from "./home-page.module.css";
import { TasterSection } from "./taster-section.tsx";
import { WelcomeBack } from "./welcome-back.tsx";

type Props = {
  readonly site: ShownSite;
  readonly domains: readonly Domain[];
  /** Whether results of standalone scales are stored here. */
  readonly hasOwnStorage: boolean;
};

/**
 * The home page: what Keepwell is and how to begin, or for whoever is known what comes next. The sister sites are listed in
 * the footer.
 */
export function HomePage({ site, domains, hasOwnStorage }: Props) {
  const { home } = site;
  const say = useText();
  return (
    <>
      <div className={styles.hero}>
        <div>
          <ForGuests>
            <h1>{say(home.title)}</h1>
            <p className={styles.lead}>{say(home.lead)}</p>
            <ButtonLink to={paths.evaluations}>{say(home.action)}</ButtonLink>
          </ForGuests>
          <ForKnown>
            <WelcomeBack {...{ domains, hasOwnStorage }} />
          </ForKnown>
        </div>
        <div className={`${styles.picture} washed`} data-area="clay">
          <Drawing size="large">{tableAndChairs.large(true)}</Drawing>
        </div>
      </div>
      <div className={styles.beginnings}>
        {home.taster && <TasterSection taster={home.taster} canKeep={hasOwnStorage} />}
        <Section title={say(home.stepsTitle)}>
          <ol className={styles.steps}>
            {home.steps.map(({ title, text }) => (
              <li key={textOf(title)}>
                <h3>{say(title)}</h3>
                <p>{say(text)}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <Section title={say(home.tilesTitle)}>
        <div className={styles.tiles}>
          {home.tiles.map((tile) =>
            TO_LOG_IN.includes(tile.to) ? (
              <ForGuests key={tile.to}>
                <Tile {...tile} />
              </ForGuests>
            ) : (
              <Tile key={tile.to} {...tile} />
            ),
          )}
        </div>
      </Section>
      <Researchers title={say(home.whyTitle)} researchers={home.researchers} />
    </>
  );
}

/** Whoever is logged in needs no way to the log-in. */
const TO_LOG_IN: readonly string[] = [paths.logIn, paths.about, paths.register];

function Tile({ title, text, action, to }: ShownSite["home"]["tiles"][number]) {
  const say = useText();
  return (
    <div className={styles.tile}>
      <h3>{say(title)}</h3>
      <p>{say(text)}</p>
      <ButtonLink to={to} look="secondary">
        {say(action)}
      </ButtonLink>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type ResearchersProps = { readonly title: string; readonly researchers: ShownSite["home"]["researchers"] };

function Researchers({ title, researchers }: ResearchersProps) {
  const say = useText();
  return (
    <Section title={title}>
      <div className={styles.researchers}>
        {researchers.map(({ name, finding, reference, url }) => (
          <div key={url}>
            <h3>{say(name)}</h3>
            <p>{say(finding)}</p>
            <p className={styles.reference}>
              <a href={url}>{say(reference)}</a>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
