import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** All documents of the project, as paths from its folder. */
export const documents: readonly string[] = [...globSync("*.md"), ...globSync("docs/**/*.md")].sort();

type Link = { readonly from: string; readonly file: string; readonly anchor: string; readonly written: string };
type Block = { readonly from: string; readonly line: number; readonly info: string; readonly text: string };

export const textOf = (document: string): string => readFileSync(document, "utf8");

/** Fenced blocks, with what stands after the opening fence. */
export function blocksOf(document: string): Block[] {
  const text = textOf(document);
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(({ 1: info = "", 2: block = "", index }) => ({
    from: document,
    line: text.slice(0, index).split("\n").length,
    info: info.trim(),
    text: block,
  }));
}

const proseOf = (document: string): string => textOf(document).replaceAll(/^```[\s\S]*?^```$/gm, "");

/** Links and pictures that lead to files of the project. */
export function linksOf(document: string): Link[] {
  const prose = proseOf(document).replaceAll(/`[^`\n]*`/g, "`code`");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, written = ""]) => written)
    .filter((written) => !/^[a-z]+:/.test(written))
    .map((written) => {
      const [path = "", anchor = ""] = written.split("#");
      return { from: document, file: path === "" ? document : join(dirname(document), path), anchor, written };
    });
}

/** The anchors that a reader's page makes of the headings: small letters, hyphens for spaces, no punctuation. */
export function anchorsOf(document: string): string[] {
  const headings = [...proseOf(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** What stands in code marks, line by line. */
export const codeOf = (document: string): string[] =>
  [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
