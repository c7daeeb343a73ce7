import { readFileSync } from "node:fs";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SCENES, sceneOf } from "../../src/ui/pictures/all-scenes.ts";
import { AREA_COLOURS, areaColourOf } from "../../src/ui/pictures/area-colours.ts";
import { House } from "../../src/ui/pictures/house.tsx";
import { BENCH } from "../../src/ui/pictures/moments/bench.tsx";
import { CUP_IN_HAND } from "../../src/ui/pictures/moments/cup-in-hand.tsx";
import { LETTERBOX } from "../../src/ui/pictures/moments/letterbox.tsx";
import { MITTEN } from "../../src/ui/pictures/moments/mitten.tsx";
import { PLUG } from "../../src/ui/pictures/moments/plug.tsx";
import { SEEDLING } from "../../src/ui/pictures/moments/seedling.tsx";
import { TELEPHONE } from "../../src/ui/pictures/moments/telephone.tsx";
import { Picture } from "../../src/ui/pictures/picture.tsx";
import { catalogue } from "../core/shipped-content.ts";

const SIZES = ["large", "small", "room"] as const;
const names = catalogue().domains.map(({ picture }) => picture);
const drawn = (node: unknown) => renderToStaticMarkup(createElement(Fragment, null, node as never));
const house = (done: readonly string[], fresh: readonly string[] = []) =>
  renderToStaticMarkup(createElement(House, { done: new Set(done), isNew: (one: string) => fresh.includes(one) }));

test("each area has a drawing and a color of its own", () => {
  expect(names.filter((name) => !sceneOf(name))).toEqual([]);
  expect(new Set(names.map(areaColourOf))).toEqual(new Set(AREA_COLOURS));
});

test.each(Object.keys(SCENES))("%s changes in every size when its area is done", (name) => {
  for (const size of SIZES) {
    const of = (isDone: boolean) => drawn(sceneOf(name)?.[size](isDone));
    expect(of(false).length, size).toBeGreaterThan(100);
    expect(of(true), size).not.toBe(of(false));
  }
});

test("the house changes with each area that is done, and once more with the last", () => {
  const steps = names.map((_, index) => house(names.slice(0, index)));
  expect(new Set([...steps, house(names)]).size).toBe(names.length + 1);
  const rooms = names.map((name) => house(names.filter((other) => other !== name)));
  expect(new Set(rooms).size).toBe(names.length);
});

test("only a room that was done just now lights up before the eyes", () => {
  const [one = "", other = ""] = names;
  expect(house([one, other])).not.toContain("lighting");
  expect(house([one, other], [other]).match(/lighting/g)).toHaveLength(1);
});

test("every drawing is decoration, and has no color but those of the themes", () => {
  const sheet = readFileSync("src/ui/pictures/picture.module.css", "utf8");
  const known = new Set([...sheet.matchAll(/:global\(((?:\.[a-z]+)+)\)/g)].flatMap(([, list]) => `${list}`.split(".")));
  const all = [
    ...names.flatMap((name) => SIZES.map((size) => drawn(sceneOf(name)?.[size](true)))),
    ...[BENCH, CUP_IN_HAND, LETTERBOX, MITTEN, SEEDLING, TELEPHONE, PLUG].map(drawn),
  ];
  const used = all.flatMap((svg) => [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => `${list}`.split(" ")));
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  for (const svg of all) expect(svg).not.toMatch(/fill="|stroke="|style="|<text|<title/);
  for (const name of [...names, "scale"])
    expect(renderToStaticMarkup(createElement(Picture, { name })), name).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(house([])).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(renderToStaticMarkup(createElement(Picture, { name: "constructor" }))).toBe("");
});
