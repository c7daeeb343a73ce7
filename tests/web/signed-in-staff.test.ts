import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { StaffMember } from "#core/api/staff.ts";
import { SignedIn } from "../../src/features/staff/signed-in.tsx";

const shown = (role: StaffMember["role"]) => {
  const staff = { name: "Ada", role };
  const page = createElement(SignedIn, { staff, hasStudio: true, onSignOut: () => undefined });
  return renderToStaticMarkup(createElement(MemoryRouter, null, page));
};

test("the page of staff says how somebody else becomes staff", () => {
  for (const role of ["editor", "admin"] as const)
    expect(shown(role)).toContain("npm run keepwell -- staff:invite &quot;Ada Byron&quot; --role editor");
});
