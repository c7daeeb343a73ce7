import { Parser } from "htmlparser2";

/** Elements that begin on a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote br caption dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
/** Elements whose content is not for reading. */
const UNREAD: ReadonlySet<string> = new Set(["head", "script", "style", "template", "noscript", "svg"]);

/** Returns the words of markup, one line for each paragraph, heading or list item. */
export function plainText(markup: string): string {
  let text = "";
  let unread = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name)) text += "\n";
      if (name === "li") text += "• ";
      if (name === "td" || name === "th") text += " ";
    },
    ontext(words) {
      if (unread === 0) text += words.replaceAll("\n", " ");
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (BLOCKS.has(name)) text += "\n";
    },
  });
  parser.end(markup);
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter((line) => line !== "" && line !== "•").join("\n");
}
