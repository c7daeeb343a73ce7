import { type SaidFile, textsIn } from "#core/content/texts-in.ts";
import { CatalogueSchema } from "#core/contracts/domains.ts";
import { ScoringRuleSchema } from "#core/contracts/scoring-rule.ts";
import { SiteSchema } from "#core/contracts/site.ts";
import { SurveyDocumentSchema } from "#core/contracts/survey.ts";
import { CATALOGUE, COACH, type ContentFile, SITE } from "./read-files.ts";

const OTHER_CONTRACTS: Readonly<Record<string, object>> = { [CATALOGUE]: CatalogueSchema, [SITE]: SiteSchema };

/** What the files say to people. The guidance library and what a model is told are left out: they are kept in one language. */
export function saidFiles(surveys: readonly ContentFile[], rules: readonly ContentFile[]): SaidFile[] {
  return [
    ...surveys
      .filter(({ id }) => id !== COACH)
      .map((file) => said(file, OTHER_CONTRACTS[file.id] ?? SurveyDocumentSchema)),
    ...rules.map((file) => said(file, ScoringRuleSchema)),
  ];
}

function said({ name, value }: ContentFile, contract: object): SaidFile {
  return { file: name, texts: textsIn(contract, value) };
}
