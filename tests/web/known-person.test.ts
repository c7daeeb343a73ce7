import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { Site } from "#core/content-model/site.ts";
import { LogInPage } from "../../src/features/account/log-in-page.tsx";
import { HomePage } from "../../src/features/home/home-page.tsx";
import { domains } from "../e2e/content.ts";

const kept = vi.hoisted(() => ({ userId: null as string | null, token: null as string | null }));

vi.mock("../../src/browser/use-stored.ts", () => ({
  useCurrentUserId: () => kept.userId,
  useCurrentToken: () => kept.token,
  useCompletedTests: () => ({}),
}));
vi.mock("../../src/ui/use-hydrated.ts", () => ({ useHydrated: () => true }));

const site = JSON.parse(readFileSync("surveys/site.json", "utf8")) as Site;

function shown(element: ReactNode, person: typeof kept, path = "/"): string {
  Object.assign(kept, person);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const guest = { userId: null, token: null };
const byLink = { userId: "someone", token: null };
const loggedIn = { userId: "someone", token: "t" };

test("home sends nobody to the log-in who is logged in", () => {
  const home = createElement(HomePage, { site, domains, hasOwnStorage: false });
  expect(shown(home, guest)).toContain("Go to log in");
  expect(shown(home, loggedIn)).not.toContain("Go to log in");
  expect(shown(home, loggedIn)).toContain("Go to my evaluations");
});

test("the form of the log-in waits folded for whoever is logged in, and for nobody else", () => {
  const page = createElement(LogInPage, {
    ...{ onLogIn: () => undefined, tellsShared: true, offersReset: true, carriedName: undefined },
  });
  const hasForm = (person: typeof kept, path?: string) => shown(page, person, path).includes("<form");
  expect([hasForm(guest), hasForm(byLink), hasForm(loggedIn, "/login?next=%2Fmy-step")]).toEqual([true, true, true]);
  expect(hasForm(loggedIn)).toBe(false);
  expect(shown(page, loggedIn)).toContain("Log in as someone else");
  expect(shown(page, loggedIn)).toContain("Healthy Life Assistant");
});
