import { useStore } from "@nanostores/react";
import { Link } from "react-router-dom";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { wayMessages } from "../../ui/messages.ts";
import { paths } from "../../ui/paths.ts";
import { frameMessages } from "../messages.ts";
import logo from "./logo.svg";
import { MenuButton } from "./menu-button.tsx";
import styles from "./top-bar.module.css";

/** The fixed bar. On a narrow screen one menu holds everything but the logo. */
export function TopBar({ brand }: { readonly brand: string }) {
  const t = useStore(frameMessages);
  const ways = useStore(wayMessages);
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
          {isLoggedIn && (
            <Link to={paths.logOut} className={styles.control}>
              {t.logOut}
            </Link>
          )}
        </nav>
        <nav className={styles.narrow} aria-label={t.main}>
          <MenuButton label={t.menu}>
            <li>
              <Link to={paths.home}>{t.home}</Link>
            </li>
            <li className={styles.group}>{ways.tools}</li>
            <ToolLinks />
            <li className={styles.apart}>
              <Link to={paths.contact}>{ways.contact}</Link>
            </li>
            {isLoggedIn && (
              <li>
                <Link to={paths.logOut}>{t.logOut}</Link>
              </li>
            )}
          </MenuButton>
        </nav>
      </div>
    </header>
  );
}

function ToolLinks() {
  const t = useStore(frameMessages);
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
