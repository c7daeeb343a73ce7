import { Link } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { DisplayButton } from "../../features/display/display-button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { frameMessages } from "../messages.ts";
import logo from "./logo.svg";
import menu from "./menu.module.css";
import { MenuButton } from "./menu-button.tsx";
import styles from "./top-bar.module.css";

/**
 * The fixed bar. On a narrow screen one menu holds the links. The log-out stands at its right end for logged-in users.
 */
export function TopBar({ brand }: { readonly brand: string }) {
  const t = useMessages(frameMessages);
  const ways = useMessages(navigationMessages);
  const isLoggedIn = useCurrentUserId() !== null;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <img src={logo} alt="" width="48" height="48" />
          <span className={styles.name}>{brand}</span>
        </Link>
        <nav className={styles.wide} aria-label={t.main}>
          <Link to={paths.home} className={styles.control}>
            {t.home}
          </Link>
          <MenuButton label={ways.tools}>
            <ToolLinks />
          </MenuButton>
          <DisplayButton className={styles.control} />
        </nav>
        <nav className={styles.narrow} aria-label={t.main}>
          <MenuButton label={t.menu}>
            <li>
              <Link to={paths.home}>{t.home}</Link>
            </li>
            <li className={menu.group}>{ways.tools}</li>
            <ToolLinks />
            <li className={menu.apart}>
              <Link to={paths.contact}>{ways.contact}</Link>
            </li>
            <li>
              <DisplayButton className={undefined} />
            </li>
          </MenuButton>
        </nav>
        {isLoggedIn && (
          <Link to={paths.logOut} className={`${styles.control} ${styles.logOut}`}>
            {t.logOut}
          </Link>
        )}
      </div>
    </header>
  );
}

function ToolLinks() {
  const t = useMessages(frameMessages);
  return (
    <>
      <li>
        <Link to={paths.logIn}>{t.general}</Link>
      </li>
      <li>
        <Link to={paths.evaluations}>{t.plan}</Link>
      </li>
    </>
  );
}
