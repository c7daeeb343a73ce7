import { memo } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { DisplayButton } from "../../features/display/display-button.tsx";
import { LanguageButtons } from "../../features/display/language-buttons.tsx";
import { ForKnown } from "../../ui/for-known.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { LaterReadPage } from "../../ui/read-aloud/later-read-page.tsx";
import { frameMessages } from "../messages.ts";
import logo from "./logo.svg";
import menu from "./menu.module.css";
import { MenuButton } from "./menu-button.tsx";
import { OwnPlaces, Place } from "./places.tsx";
import styles from "./top-bar.module.css";

/** `hasMyData` is true when the page "My data" exists, `readsAloud` where the open page can be read aloud. */
type Props = { readonly brand: string; readonly hasMyData: boolean; readonly readsAloud: boolean };

/**
 * The fixed bar. On a narrow screen one menu holds the links. For a person who is logged in, it leads to all that is
 * theirs at every width, and the log-out stands at its right end.
 */
export const TopBar = memo(function TopBar({ brand, hasMyData, readsAloud }: Props) {
  const t = useMessages(frameMessages);
  const ways = useMessages(navigationMessages);
  const isLoggedIn = useCurrentUserId() !== null;
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <img src={logo} alt="" width="48" height="48" />
          <span className={styles.name}>{brand}</span>
        </Link>
        <nav className={styles.wide} aria-label={t.main}>
          {readsAloud && <LaterReadPage path={pathname} className={styles.control} />}
          <Place to={paths.home} className={styles.control}>
            {t.home}
          </Place>
          <MenuButton label={ways.tools}>
            <ToolLinks />
            {isLoggedIn && <OwnPlaces hasMyData={hasMyData} />}
          </MenuButton>
          <LanguageButtons className={styles.control} />
          <DisplayButton className={styles.control} />
        </nav>
        <nav className={styles.narrow} aria-label={t.main}>
          <MenuButton label={t.menu}>
            {readsAloud && (
              <li>
                <LaterReadPage path={pathname} />
              </li>
            )}
            <li>
              <Place to={paths.home}>{t.home}</Place>
            </li>
            <li className={menu.group}>{ways.tools}</li>
            <ToolLinks />
            {isLoggedIn && <OwnPlaces hasMyData={hasMyData} />}
            <li className={menu.apart}>
              <LanguageButtons />
            </li>
            <li>
              <Place to={paths.contact}>{ways.contact}</Place>
            </li>
            <li>
              <DisplayButton className={undefined} />
            </li>
          </MenuButton>
        </nav>
        <ForKnown>
          <Link to={paths.logOut} className={`${styles.control} ${styles.logOut}`}>
            {t.logOut}
          </Link>
        </ForKnown>
      </div>
    </header>
  );
});

function ToolLinks() {
  const t = useMessages(frameMessages);
  return (
    <>
      <li>
        <Place to={paths.logIn} orAt={paths.about}>
          {t.general}
        </Place>
      </li>
      <li>
        <Place to={paths.evaluations}>{t.plan}</Place>
      </li>
    </>
  );
}
