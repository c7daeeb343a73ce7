import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findBrowser } from "../support/find-browser.ts";
import { fontsShown } from "./fonts.ts";

// Each component looks as it was recorded, in each theme, size and language. What is kept of a picture is coarse: the
// size, and the mean color of each cell of a grid, so that another way of smoothing letters is no difference.
// KEEPWELL_RECORD=1 records anew; look at the pages before you commit what it wrote.

/** The shell breaks some lines elsewhere than a whole Chromium does, so each has a record of its own. */
const isShell = findBrowser()?.includes("headless-shell");
const RECORD = new URL(`../recording/gallery${isShell ? "-shell" : ""}.json`, import.meta.url);
const COLUMNS = 12;
const ROWS = 6;
/** Of a mean color, of 255; letters that are smoothed otherwise make up to 4. */
const COLOR_TOLERANCE = 12;
/** Of a length in pixels. */
const LENGTH_TOLERANCE = 6;

/** `cells` has the mean of red, green and blue of each cell in turn, each as two hexadecimal digits. */
type Picture = { readonly size: readonly [width: number, height: number]; readonly cells: string };
/** What stays at the top of the window would lie over what is taller than it. */
const DRAWN = { animations: "disabled", style: "header, [href='#main'] { visibility: hidden }" } as const;
type Look = {
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly contrast?: "more";
  readonly textSize?: "largest";
  readonly language: "en" | "es";
};

/** Looks that together have each theme, language and width. */
const LOOKS: readonly Look[] = [
  { width: 360, theme: "light", language: "es" },
  { width: 1280, theme: "dark", contrast: "more", language: "en" },
  { width: 360, theme: "light", textSize: "largest", language: "en" },
  { width: 1280, theme: "light", language: "en" },
  { width: 360, theme: "dark", language: "en" },
  { width: 1280, theme: "light", contrast: "more", language: "es" },
];

const nameOf = ({ width, theme, contrast, textSize, language }: Look) =>
  [width, theme, contrast, textSize, language].filter(Boolean).join(" ");

/** Reads a picture on an empty page: the page of the site may load no picture from its own script. */
const pictureOf = (reader: Page, bytes: Buffer): Promise<Picture> =>
  reader.evaluate(
    async ([base64, columns, rows]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const { width, height } = image;
      const drawing = new OffscreenCanvas(width, height).getContext("2d");
      drawing?.drawImage(image, 0, 0);
      const cells: number[] = [];
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [x, y] = [Math.floor((column * width) / columns), Math.floor((row * height) / rows)];
          const across = Math.max(1, Math.floor(((column + 1) * width) / columns) - x);
          const down = Math.max(1, Math.floor(((row + 1) * height) / rows) - y);
          const pixels = drawing?.getImageData(x, y, across, down).data ?? [];
          const sums = [0, 0, 0];
          for (let at = 0; at < pixels.length; at += 4) {
            for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
          }
          cells.push(...sums.map((sum) => Math.round(sum / (across * down))));
        }
      }
      const hex = cells.map((mean) => mean.toString(16).padStart(2, "0"));
      return { size: [width, height] as const, cells: hex.join("") };
    },
    [bytes.toString("base64"), COLUMNS, ROWS] as const,
  );

const differs = (one: number, other: number, tolerance: number) => Math.abs(one - other) > tolerance;

/** What differs, in words; empty where the picture is as recorded. */
function differences(now: Picture, then: Picture | undefined): string[] {
  if (!then) return ["not recorded"];
  if (now.size.some((length, index) => differs(length, then.size[index] ?? 0, LENGTH_TOLERANCE)))
    return [`${now.size.join(" x ")} in place of ${then.size.join(" x ")}`];
  const colors = ({ cells }: Picture) => (cells.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
  const before = colors(then);
  const other = colors(now).filter((color, index) => differs(color, before[index] ?? -1, COLOR_TOLERANCE));
  return other.length > 0 ? [`${other.length} of ${before.length} color values`] : [];
}

async function picturesIn(page: Page, reader: Page, { width, language, ...look }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/gallery");
  await page.evaluate(
    ([display, code]) => {
      localStorage.setItem("keepwell.display", `${display}`);
      localStorage.setItem("keepwell.language", `${code}`);
    },
    [JSON.stringify(look), language],
  );
  await page.reload();
  // The chosen language comes after the document's own.
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // A list of what is not there yet would be empty.
  await expect(page.locator("[data-specimen]").first()).toBeVisible();
  await fontsShown(page);
  const pictures: Record<string, Picture> = {};
  for (const specimen of await page.locator("[data-specimen]").all()) {
    const name = `${await specimen.getAttribute("data-specimen")}`;
    pictures[name] = await pictureOf(reader, await specimen.screenshot(DRAWN));
  }
  // What stands above the page is pictured as it is opened, and closed again.
  for (const opener of await page.locator('[data-specimen="dialogs"] button').all()) {
    await opener.click();
    const opened = page.locator("dialog[open], [data-notice] :is([role=alert], [role=status]) > div");
    const name = `opened: ${await opener.textContent()}`;
    pictures[name] = await pictureOf(reader, await opened.screenshot(DRAWN));
    await opened.getByRole("button").last().click();
  }
  return pictures;
}

test("each component looks as recorded, in each theme, size and language", { tag: "@full" }, async ({
  page,
  context,
}) => {
  test.slow();
  const reader = await context.newPage();
  await page.bringToFront();
  const isRecording = process.env["KEEPWELL_RECORD"] === "1";
  const recorded = isRecording ? {} : (JSON.parse(readFileSync(RECORD, "utf8")) as Record<string, typeof now>);
  let now: Record<string, Picture> = {};
  const all: Record<string, typeof now> = {};
  const found: string[] = [];
  for (const look of LOOKS) {
    now = await picturesIn(page, reader, look);
    all[nameOf(look)] = now;
    expect(Object.keys(now).length).toBeGreaterThan(10);
    for (const [name, picture] of Object.entries(now)) {
      const said = isRecording ? [] : differences(picture, recorded[nameOf(look)]?.[name]);
      found.push(...said.map((one) => `${nameOf(look)}, ${name}: ${one}`));
    }
  }
  if (isRecording) writeFileSync(RECORD, `${JSON.stringify(all, null, 2)}\n`);
  expect(found).toEqual([]);
});
