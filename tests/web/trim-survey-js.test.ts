import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { questionTypes } from "#core/question-types/question-types.ts";
import { CORE, REACT } from "../../src/survey-view/build/question-declarations.ts";
import { ALWAYS, PARTS, VERSION } from "../../src/survey-view/build/survey-js-parts.ts";
import { trimmed } from "../../src/survey-view/build/trim-survey-js.ts";

const textOf = (library: string) => readFileSync(`node_modules/${library}/fesm/${library}.mjs`, "utf8");
const core = textOf("survey-core");
const react = textOf("survey-react-ui");

const registered = (text: string) =>
  [...text.matchAll(/^\w+\.Instance\.registerQuestion\("(\w+)"/gm)].map(([, name]) => `${name}`);
const messageOf = (run: () => string): string => {
  try {
    run();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the pair that is installed", () => {
  test("is pinned to the version the parts were read from, both alike", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    expect([dependencies["survey-core"], dependencies["survey-react-ui"]]).toEqual([VERSION, VERSION]);
  });
  test("keeps what our question types need, and no other question type", () => {
    const models = questionTypes.flatMap(({ shown }) => shown.surveyJs.models);
    const names = [...new Set(models)].filter((name) => !ALWAYS.includes(name));
    const ofParts = (text: string) =>
      registered(text)
        .filter((name) => name in PARTS)
        .sort();
    expect(ofParts(trimmed(CORE, core))).toEqual(names.toSorted());
    expect(ofParts(trimmed(REACT, react))).toEqual(["dropdown", "expression", "text"]);
    expect(trimmed(CORE, core)).not.toMatch(/QuestionFileModel\.prototype, "\w+", void 0\);/);
  });
  test("needs only question types that SurveyJS has", () => {
    const needed = questionTypes.flatMap(({ shown: { surveyJs } }) => [
      ...surveyJs.models,
      ...(surveyJs.drawings ?? []),
    ]);
    expect(needed.filter((name) => !(name in PARTS))).toEqual([]);
  });
});

describe("an upgrade of the pair", () => {
  const upgraded = (text: string) => text.replace(`v${VERSION}`, "v3.9.1");

  test("is stopped for a look, with what to do", () => {
    const message = messageOf(() => trimmed(REACT, upgraded(react)));
    expect(message).toContain("survey-react-ui.mjs is not the file that src/survey-view/build/survey-js-parts.ts");
    expect(message).toContain(`- It is 3.9.1, and the parts were read from ${VERSION}.`);
    expect(message).toContain("install survey-core and survey-react-ui in the same exact version (here 3.9.1)");
    expect(message).toContain(`npm install --save-exact survey-core@${VERSION} survey-react-ui@${VERSION}`);
  });
  test("names a question type that is new", () => {
    const text = `${react}\nReactQuestionFactory.Instance.registerQuestion("hologram", (props) => props);`;
    expect(messageOf(() => trimmed(REACT, text))).toContain(
      '- It registers the question "hologram", which no part has.',
    );
  });
  test("names a part with another class, and one with more properties", () => {
    const renamed = core.replaceAll("QuestionSliderModel.prototype", "SliderQuestion.prototype");
    expect(messageOf(() => trimmed(CORE, renamed))).toMatch(/- "slider" takes \d+ statements in it, not 23\./);
    const more = `${core}\n__decorate([property()], QuestionFileModel.prototype, "virusScan", void 0);`;
    expect(messageOf(() => trimmed(CORE, more))).toContain('- "file" takes 43 statements in it, not 42.');
  });
  test("is stopped where the base theme is no longer found", () => {
    expect(messageOf(() => trimmed(CORE, core.replace("var baseTheme = ", "var baseColours = ")))).toContain(
      "the base theme",
    );
  });
});
