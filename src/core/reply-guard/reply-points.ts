import { pointsOf } from "../shared/advice-points.ts";

/** A line of a model's reply without numbering and marks. */
export type ReplyPoint = {
  readonly text: string;
  /** Id of the entry the line names; null when it names none. The id may be one that was never given. */
  readonly link: string | null;
};

/** The mark of a point that is based on no entry. */
export const GENERAL = "general";

/** The thoughts that some models write out are not meant for people. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
const LIST_MARK = /^\s*(?:[-–—*•‣▪◦●·]|\(?\d{1,2}[.)](?=\s|\[|\*))\s*/;
const HEADING = /^\s*#/;
/** A line with fewer words is dropped. */
const LEAST_WORDS = 2;
const LINK = /[[({](?:id:\s*)?([a-z][a-z0-9-]{1,63})[\])}]/gi;
/** Sources are named by this server only, so a source named by the model is removed. */
const OWN_SOURCE = /\s*[([]?\b(?:sources?|references?|according to)\s*:.*$/i;

/**
 * Reads a reply as points, one a line. Markup becomes plain text; headings and lines of less than two
 * words are left out.
 * @param isCut true when the reply reached its length limit: an incomplete last sentence is left out
 * @param ids of the entries that were given; only these, and words like them in square brackets, are links
 */
export function replyPoints(reply: string, isCut: boolean, ids: ReadonlySet<string>): ReplyPoint[] {
  const lines = reply
    .replace(THOUGHTS, "")
    .replace(/```[a-z]*\n?/gi, "")
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.trim() !== "" && !HEADING.test(line));
  const whole = isCut && !/[.!?]["”')\]]*\s*$/.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
  return whole
    .map((line) => readPoint(line, ids))
    .filter(({ text }) => !text.endsWith(":") && (text.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_WORDS);
}

function readPoint(line: string, ids: ReadonlySet<string>): ReplyPoint {
  const links: string[] = [];
  const rest = line.replace(LINK, (mark: string, name: string) => {
    const id = name.toLowerCase();
    const isLink = id === GENERAL || ids.has(id) || mark.startsWith("[");
    if (isLink) links.push(id);
    return isLink ? " " : mark;
  });
  const named = links.find((id) => id !== GENERAL);
  return { text: plainText(rest), link: named ?? null };
}

/** Returns the plain text of one point, without list marks, markup, or a dash that the page would take for a new point. */
function plainText(line: string): string {
  const unmarked = withoutListMarks(line)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|[*`#<>|]/g, "")
    .replace(OWN_SOURCE, "");
  return pointsOf(withoutListMarks(unmarked)).join(", ").replace(/\s+/g, " ").trim();
}

function withoutListMarks(line: string): string {
  const rest = line.replace(LIST_MARK, "");
  return rest === line ? line.trim() : withoutListMarks(rest);
}
