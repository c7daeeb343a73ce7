import { FunctionFactory } from "survey-core";
import { CONDITION_FUNCTIONS } from "#core/conditions/condition-functions.ts";

// Conditions and validators call the same functions in the browser as on the server. This module registers them once,
// when the survey chunk is first loaded.
for (const [name, run] of CONDITION_FUNCTIONS)
  FunctionFactory.Instance.register(name, (values: unknown[]) => run(values));
