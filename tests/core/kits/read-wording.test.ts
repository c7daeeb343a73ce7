import { describe, expect, test } from "vitest";
import { normalWording } from "#core/kits/compare-wording.ts";
import { fitWording } from "#core/kits/fit-wording.ts";
import { readWording } from "#core/kits/read-wording.ts";
import { ENGLISH, fileOf, SPANISH, smallKit } from "../../support/kits/small-kit.ts";

const plain = fileOf(ENGLISH);
const both = `${plain}\n\n# es\n${fileOf(SPANISH)}\n`;

test("the instruction, the items, the options; # starts a language", () => {
  const { instruction, items, options } = ENGLISH;
  const inSpanish = { language: "es", ...SPANISH, options: [SPANISH.options] };
  expect(readWording(both)).toEqual([{ language: "en", instruction, items, options: [options] }, inSpanish]);
  expect(readWording(`# es\n${fileOf(SPANISH)}`)).toEqual([inSpanish]);
});

test.each([
  ["a mark of byte order", `\uFEFF${plain}`],
  ["lines of Windows", plain.replaceAll("\n", "\r\n")],
  ["blank lines and spaces around", `\n\n  ${plain.replaceAll("\n", "  \n\n\t")}\n`],
  ["another case of the marker", plain.replace("options:", "OPTIONS :")],
])("%s changes nothing", (_what, text) => {
  expect(readWording(text)).toEqual(readWording(plain));
});

test("case, quotes, dashes, spaces and composed or decomposed letters do not count", () => {
  expect(normalWording("“Él” – no… 2 veces")).toBe(normalWording('"él" - NO ... 2\u00A0veces'));
  expect(normalWording("¿Aún así?")).toBe(normalWording("¿Au\u0301n asi\u0301?"));
  expect(normalWording("no")).not.toBe(normalWording("not"));
});

describe("a sentence says what is wrong", () => {
  test.each([
    ["", "empty"],
    ["\n \n", "empty"],
    ["# es\n", "no instruction"],
    ["# Spanish\nHola", 'Line 1, "# Spanish", names no language'],
    [`${plain}\n# en\n${plain}`, '"en" begins twice'],
    [`${plain}\n# es\n${plain}\n# es\n${plain}`, '"es" begins twice'],
    ["A\u0000B", "Line 1 is not plain text"],
    ["x".repeat(5000), "more than 4000 characters"],
    ["line\n".repeat(250_000), "far longer than any form"],
  ])("%#", (text, words) => {
    expect(() => readWording(text)).toThrow(words);
  });

  test.each([
    [plain.replace("I was glad to be home.\n", ""), '"en" has 1 item between'],
    [plain.replace("options:", "One more.\noptions:"), '"en" has 3 items between'],
    [plain.replace("options:\n", ""), "has 5 items between"],
    [plain.replace("\nEach day", ""), '"en" has 2 options; Small Walks has 3'],
    [`${plain}\noptions:\nA\nB\nC`, '"en" has 3 + 3 options; Small Walks has 3'],
    [`${plain}\n# es\n${fileOf(SPANISH).replace("Me alegré de volver a casa.\n", "")}`, '"en" has 2 items, "es" 1'],
  ])("count %#", (text, words) => {
    expect(() => fitWording(smallKit, readWording(text))).toThrow(words);
  });
});

test("several sets of options stand one after the other, or each under its own line", () => {
  const kit = {
    ...smallKit,
    options: {
      ...smallKit.options,
      two: [
        { value: "yes", points: 1 },
        { value: "no", points: 0 },
      ],
    },
    items: [...smallKit.items.slice(0, 1), { name: "home", options: "two" }],
  };
  const fitted = (text: string) => fitWording(kit, readWording(text)).map(({ options }) => options);
  const sets = { often: ENGLISH.options, two: ["Yes", "No"] };
  expect(fitted(`${plain}\nYes\nNo`)).toEqual([sets]);
  expect(fitted(`${plain}\noptions:\nYes\nNo`)).toEqual([sets]);
  expect(() => fitted(`${plain}\nYes`)).toThrow('"en" has 4 options; Small Walks has 3 + 2, in this order');
});
