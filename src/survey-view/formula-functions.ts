import { FunctionFactory } from "survey-core";
import { formulaFunctions } from "#core/scoring/functions.ts";

// Conditions and validators in a survey call the same functions as formulas on the server. This module registers them
// once, when the survey chunk is first loaded.
for (const [name, run] of Object.entries(formulaFunctions)) FunctionFactory.Instance.register(name, run);
