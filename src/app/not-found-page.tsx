import { ButtonLink, ButtonRow } from "../ui/button.tsx";
import { paths } from "../ui/paths.ts";

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <h1>We could not find this page</h1>
      <p>The address may have changed. Nothing of yours is lost.</p>
      <ButtonRow>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </ButtonRow>
    </>
  );
}
