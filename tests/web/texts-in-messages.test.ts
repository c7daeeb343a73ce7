import { readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

// What people read or hear stands in a `messages.ts` or in the content; a component only says where.
const SPOKEN_ATTRIBUTES =
  /^(aria-(label|description|valuetext|roledescription)|alt|caption|empty|error|hint|label|placeholder|text|title)$/;

/** The words that a value may come to, as far as they are written out. */
function wordsIn(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.raw);
    case "JSXExpressionContainer":
      return wordsIn(node.expression);
    case "ConditionalExpression":
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
    case "LogicalExpression":
      return [...wordsIn(node.left), ...wordsIn(node.right)];
    default:
      return [];
  }
}

/** Each place where a component speaks words of its own, such as `3: Log in`. */
function ownWords(code: string): string[] {
  const found: string[] = [];
  const note = (words: readonly string[], at: number) => {
    const line = code.slice(0, at).split("\n").length;
    found.push(...words.filter((word) => /\p{L}/u.test(word)).map((word) => `${line}: ${word.trim()}`));
  };
  const noteChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) note(child.type === "JSXText" ? [child.value] : wordsIn(child), child.start);
  };
  new Visitor({
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    JSXAttribute: ({ name, value, start }) => {
      if (name.type === "JSXIdentifier" && SPOKEN_ATTRIBUTES.test(name.name)) note(wordsIn(value), start);
    },
  }).visit(parseSync("page.tsx", code).program);
  return found;
}

test.each([
  ["<p>Log in</p>", 1],
  ["<p>{isSlow && 'Wait'}</p>", 1],
  ["<>{isOn ? `On` : 'Off'}</>", 2],
  ["<p aria-label='Main' />", 1],
  ["<Field hint={x ?? 'Type'} />", 1],
  ["<p className='wide'>{t.title} 5 {kind === 'user' ? t.you : t.guide}</p>", 0],
])("the check finds in %s what it must", (code, count) => expect(ownWords(code)).toHaveLength(count));

const files = Object.keys(import.meta.glob("../../src/**/*.tsx")).map((path) => path.replace("../../", ""));

test("no component speaks words of its own", () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => ownWords(readFileSync(file, "utf8")).map((word) => `${file}:${word}`));
  expect(found).toEqual([]);
});
