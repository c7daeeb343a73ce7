import { type SaidFile, textsIn } from "#core/content/texts-in.ts";
import { CatalogueSchema } from "#core/contracts/domains.ts";
import { ScoringRuleSchema } from "#core/contracts/scoring-rule.ts";
import { SiteSchema } from "#core/contracts/site.ts";
import { SurveyDocumentSchema } from "#core/contracts/survey.ts";
import { CATALOGUE, type ContentFile, SITE } from "./read-files.ts";

const NOT_SURVEYS: Readonly<Record<string, object>> = { [CATALOGUE]: CatalogueSchema, [SITE]: SiteSchema };

/** What the files say to people. The guidance library is left out: it is kept in one language. */
export function saidFiles(surveys: readonly ContentFile[], rules: readonly ContentFile[]): SaidFile[] {
  return [
    ...surveys.map((file) => said(file, NOT_SURVEYS[file.id] ?? SurveyDocumentSchema)),
    ...rules.map((file) => said(file, ScoringRuleSchema)),
  ];
}

function said({ name, value }: ContentFile, contract: object): SaidFile {
  return { file: name, texts: textsIn(contract, value) };
}
