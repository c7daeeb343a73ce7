import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";

/** The pictures in two folders, and where to put what shows their differences. */
export type Folders = { readonly before: string; readonly now: string; readonly differences: string };

const picturesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".png"));

/**
 * Compares the pictures of two folders by name, pixel by pixel.
 * @returns a line for each that differs or stands in one folder alone
 */
export async function compareAll(browser: Browser, { before, now, differences }: Folders): Promise<string[]> {
  const [older, newer] = [picturesIn(before), picturesIn(now)];
  const page = await browser.newPage();
  const lines: string[] = [];
  for (const name of [...new Set([...older, ...newer])].sort()) {
    if (!older.includes(name)) lines.push(`${name}: new`);
    else if (!newer.includes(name)) lines.push(`${name}: gone`);
    else {
      const [one, other] = [readFileSync(join(before, name)), readFileSync(join(now, name))];
      if (one.equals(other)) continue;
      const { pixels, picture } = await differenceOf(page, one, other);
      if (pixels === 0) continue;
      mkdirSync(differences, { recursive: true });
      writeFileSync(join(differences, name), picture);
      lines.push(`${name}: ${pixels} pixels differ`);
    }
  }
  await page.close();
  return lines;
}

/** The browser that took the pictures reads them too. What differs comes out red, over the newer one in pale. */
async function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<{ pixels: number; picture: Buffer }> {
  const { pixels, encoded } = await page.evaluate(
    async (pictures) => {
      const [older, newer] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          return image;
        }),
      );
      if (!older || !newer) throw new Error("two pictures are needed");
      const width = Math.max(older.width, newer.width);
      const height = Math.max(older.height, newer.height);
      const [drawn, ...data] = [newer, older, newer].map((image) => {
        const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
        context?.drawImage(image, 0, 0);
        return context;
      });
      const [a, b] = data.map((context) => context?.getImageData(0, 0, width, height).data);
      if (!drawn || !a || !b) throw new Error("no canvas");
      const shown = drawn.getImageData(0, 0, width, height);
      let pixels = 0;
      for (let at = 0; at < a.length; at += 4) {
        const isSame = [0, 1, 2, 3].every((part) => a[at + part] === b[at + part]);
        if (!isSame) pixels++;
        shown.data.set(isSame ? [b[at] ?? 0, b[at + 1] ?? 0, b[at + 2] ?? 0, 60] : [220, 0, 0, 255], at);
      }
      drawn.putImageData(shown, 0, 0);
      return { pixels, encoded: drawn.canvas.toDataURL("image/png").split(",")[1] ?? "" };
    },
    [one.toString("base64"), other.toString("base64")],
  );
  return { pixels, picture: Buffer.from(encoded, "base64") };
}
