import { Link } from "react-router-dom";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { paths } from "../../ui/paths.ts";
import logo from "./logo.svg";
import { MenuButton } from "./menu-button.tsx";
import styles from "./top-bar.module.css";

const TOOLS = "My Wellness Tools";

/** The fixed bar: on a narrow screen one menu holds the links. Who is logged in finds the way out at its right end. */
export function TopBar({ brand }: { readonly brand: string }) {
  const isLoggedIn = useCurrentUserId() !== null;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <img src={logo} alt="" width="48" height="48" />
          <span className={styles.name}>{brand}</span>
        </Link>
        <nav className={styles.wide} aria-label="Main">
          <Link to={paths.home} className={styles.control}>
            Home
          </Link>
          <MenuButton label={TOOLS}>
            <ToolLinks />
          </MenuButton>
        </nav>
        <nav className={styles.narrow} aria-label="Main">
          <MenuButton label="Menu">
            <li>
              <Link to={paths.home}>Home</Link>
            </li>
            <li className={styles.group}>{TOOLS}</li>
            <ToolLinks />
            <li className={styles.apart}>
              <Link to={paths.contact}>Contact</Link>
            </li>
          </MenuButton>
        </nav>
        {isLoggedIn && (
          <Link to={paths.logOut} className={`${styles.control} ${styles.logOut}`}>
            Log out
          </Link>
        )}
      </div>
    </header>
  );
}

function ToolLinks() {
  return (
    <>
      <li>
        <Link to={paths.logIn}>General Services</Link>
      </li>
      <li>
        <Link to={paths.evaluations}>My Personalized Plan</Link>
      </li>
    </>
  );
}
