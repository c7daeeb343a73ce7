import { fhir } from "./fhir/fhir.ts";
import { limesurvey } from "./limesurvey/limesurvey.ts";
import { qualtrics } from "./qualtrics/qualtrics.ts";
import type { Reader } from "./reader.ts";
import { redcap } from "./redcap/redcap.ts";
import { surveyjs } from "./surveyjs/surveyjs.ts";
import { xlsform } from "./xlsform/xlsform.ts";

/** In the order in which they are tried. */
export const READERS: readonly Reader[] = [surveyjs, fhir, limesurvey, qualtrics, redcap, xlsform];
