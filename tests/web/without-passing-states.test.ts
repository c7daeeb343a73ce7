import { createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { withoutPassingStates } from "../../src/app/without-passing-states.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A router that has told what it opened, and what a page heard of it. */
function openedRouter(load: () => unknown) {
  const router = createMemoryRouter([{ path: "/" }, { path: "/next", loader: load }]);
  const heard: string[] = [];
  const stop = withoutPassingStates(router).subscribe(({ navigation, location }) =>
    heard.push(`${navigation.state} ${location.pathname}`),
  );
  return { router, heard, stop };
}

test("a page that is there at once is heard of once", async () => {
  const { router, heard } = openedRouter(() => null);
  await router.navigate("/next");
  await turn();
  expect(heard).toEqual(["idle /next"]);
});

test("one that takes time is heard of as loading first", async () => {
  const { router, heard } = openedRouter(() => new Promise((resolve) => setTimeout(resolve, 20, null)));
  await router.navigate("/next");
  expect(heard).toEqual(["loading /", "idle /next"]);
});

test("who has stopped listening hears nothing more", async () => {
  const { router, heard, stop } = openedRouter(() => new Promise((resolve) => setTimeout(resolve, 20, null)));
  const going = router.navigate("/next");
  stop();
  await going;
  expect(heard).toEqual([]);
});

test("everything else is the router's own", () => {
  const { router } = openedRouter(() => null);
  const heard = withoutPassingStates(router);
  expect(heard.state).toBe(router.state);
  expect(heard.routes).toBe(router.routes);
});
