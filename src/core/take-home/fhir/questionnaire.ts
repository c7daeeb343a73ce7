import { carriedScale } from "../../carried/carried-scale.ts";
import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import { CALCULATED, formulasOf } from "../../fhir/calculated.ts";
import { optionCoding } from "../../fhir/option-coding.ts";
import { questionnaireOf } from "../../fhir/questionnaire.ts";
import { type Extension, type Questionnaire, type QuestionnaireItem, URLS } from "../../fhir/resources.ts";
import { fhirText } from "../../fhir/texts.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import { itemsOf } from "../../surveys/items.ts";
import { callsIn, ROUNDED, Unsayable } from "../logic/logic.ts";
import { printerFor, type Target } from "../logic/print-logic.ts";
import type { ReadField } from "../score/score-field.ts";
import { type ScoreFields, scoreFields } from "../score/score-fields.ts";
import type { LeftBehind } from "../taken-home.ts";
import { timesSaid } from "../times/typed-times.ts";
import { fhirDialect, quoted } from "./dialect.ts";
import { lostInFhir } from "./lost-in-fhir.ts";
import { withTimes } from "./with-times.ts";

/** Names that every program has already. Source: SDC, "Form Behavior and Calculation"; FHIR, "FHIRPath", environment variables. */
const RESERVED =
  "context resource rootresource questionnaire qitem patient encounter user launchpatient ucum sct loinc".split(" ");
/** What people ask of a score; all others are numbers on the way. */
const OUTCOMES = /^(score\/total|subscore\/|result\/)|\/band$/;

/** Returns a scale as a Questionnaire of FHIR R4 that works out its score: in items that nobody is asked, as SDC has them. */
export function fhirHome(scale: ScaleVersion): LeftBehind & { readonly questionnaire: Questionnaire } {
  const whole = questionnaireOf(scale);
  const { extension = [], item = [], ...rest } = whole;
  const score = scoreFields(scale);
  const asked = itemsOf(scale.survey);
  const { variables, items, unsaid } = calculatedBy(score, asked, scale.rule);
  const formulas = formulasOf(variables);
  const timed = withTimes(item, asked);
  const carried = { url: URLS.scale, valueString: JSON.stringify(carriedScale(scale, formulas)) };
  const group: QuestionnaireItem = {
    linkId: CALCULATED,
    type: "group",
    extension: [{ url: URLS.hidden, valueBoolean: true }],
    item: items,
  };
  return {
    questionnaire: {
      ...rest,
      extension: [...extension.map((one) => (one.url === URLS.scale ? carried : one)), ...variables],
      item: [...timed.item, ...score.reads.map(readItem), ...(items.length > 0 ? [group] : [])],
    } as Questionnaire,
    unsaid: [...new Set([...lostInFhir(scale), ...timed.unsaid, ...unsaid])],
    notes: [
      ...timesSaid(asked),
      ...(items.length > 0
        ? [
            "The score is worked out by programs that know calculated expressions of SDC; others have the points of the options.",
          ]
        : []),
    ],
  };
}

/** The result of another scale, which no answer of this one gives. */
const readItem = ({ id, scale }: ReadField): QuestionnaireItem => ({
  linkId: id,
  text: `Result of ${scale}`,
  type: "decimal",
  extension: [{ url: URLS.reads, valueString: scale }],
});

type Calculated = {
  readonly variables: readonly Extension[];
  readonly items: readonly QuestionnaireItem[];
  readonly unsaid: readonly string[];
};

function calculatedBy(
  { reads, fields, unsaid: unread }: ScoreFields,
  items: readonly Item[],
  rule: ScoringRule,
): Calculated {
  const nameFor = namesOfVariables();
  const targets = new Map(items.map((item): [string, Target] => [item.name, targetOf(item)]));
  const printer = printerFor(fhirDialect, (of) => targets.get(of));
  const unsaid = [...unread];
  for (const { id, scale } of reads) {
    targets.set(id, { name: answersTo(id), codes: null, isSeveral: false });
    unsaid.push(`The score reads the latest result of ${scale}: here it is a question, to be filled in.`);
  }
  const variables: Extension[] = [];
  const outcomes: QuestionnaireItem[] = [];
  for (const { id, wanted, title, amount, codes } of fields) {
    try {
      const expression = printer.amount(amount);
      if (callsIn(amount).includes("fixed")) unsaid.push(ROUNDED);
      const name = nameFor(wanted);
      targets.set(id, { name: `%${name}`, codes: null, isSeveral: false });
      variables.push({ url: URLS.variable, valueExpression: { name, language: FHIRPATH, expression } });
      if (!OUTCOMES.test(id)) continue;
      const code = id === "score/total" ? rule.codes?.score : undefined;
      outcomes.push({
        linkId: `${CALCULATED}${id}`,
        ...(code === undefined ? {} : { code: [{ system: URLS.loinc, code }] }),
        ...(codes ? { text: `Band: ${codes.join("; ")}` } : fhirText("text", title)),
        type: "decimal",
        readOnly: true,
        extension: [
          { url: URLS.calculatedExpression, valueExpression: { language: FHIRPATH, expression: `%${name}` } },
        ],
      });
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      unsaid.push(`${id.replace("/", " ")} is left out: ${error.message}.`);
    }
  }
  return { variables, items: outcomes, unsaid };
}

const FHIRPATH = "text/fhirpath";

/** Gives out names of letters and digits alone: FHIR R4 takes no `_` in them, and FHIRPath takes a hyphen for a minus. */
function namesOfVariables(): (wanted: string) => string {
  const taken = new Set(RESERVED);
  return (wanted) => {
    const joined = wanted.replaceAll(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase()).slice(0, 50);
    const base = /^[A-Za-z]/.test(joined) ? joined : `v${joined}`;
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base}${count}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

const answersTo = (linkId: string): string => `%resource.descendants().where(linkId = ${quoted(linkId)}).answer.value`;

function targetOf({ name, answer }: Item): Target {
  const options = optionsOf(answer);
  const codes = options.map((option): [typeof option.value, string] => {
    const { valueCoding, valueInteger } = optionCoding(answer, option);
    return [
      option.value,
      valueInteger === undefined ? `code = ${quoted(valueCoding?.code ?? "")}` : `$this = ${valueInteger}`,
    ];
  });
  return {
    name: answersTo(name),
    codes: options.length > 0 ? new Map(codes) : null,
    isSeveral: answer.kind === "choices",
  };
}
