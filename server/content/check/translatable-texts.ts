import { CatalogueSchema } from "#core/content-model/domains.ts";
import { KnowYourNumbersSchema } from "#core/content-model/know-your-numbers.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SiteSchema } from "#core/content-model/site.ts";
import { StepsSchema } from "#core/content-model/steps.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { type TranslatableFile, textsIn } from "#core/translations/texts-in.ts";
import { CATALOGUE, COACH, type ContentFile, NUMBERS, SITE, STEPS } from "../files/read-files.ts";

const OTHER_CONTRACTS: Readonly<Record<string, object>> = {
  [CATALOGUE]: CatalogueSchema,
  [SITE]: SiteSchema,
  [NUMBERS]: KnowYourNumbersSchema,
  [STEPS]: StepsSchema,
};

/**
 * Returns the texts that users read. The guidance library and the instructions for a model are left out: they are
 * kept in one language.
 */
export function translatableFiles(surveys: readonly ContentFile[], rules: readonly ContentFile[]): TranslatableFile[] {
  return [
    ...surveys
      .filter(({ id }) => id !== COACH)
      .map((file) => translatableFile(file, OTHER_CONTRACTS[file.id] ?? SurveyDocumentSchema)),
    ...rules.map((file) => translatableFile(file, ScoringRuleSchema)),
  ];
}

function translatableFile({ name, value }: ContentFile, contract: object): TranslatableFile {
  return { file: name, texts: textsIn(contract, value) };
}
