import { packages, VALUE, type Wall, wall } from "./wall.ts";

const ALLOWED = packages("ajv", "csv-parse", "htmlparser2", "lru-cache", "typebox");
const CONDITION = "^src/core/conditions/condition\\.ts$";

export const coreWalls: readonly Wall[] = [
  wall(
    "core-alone",
    "The core is pure, so that server, browser and commands compute alike. It imports only itself, typebox, ajv, csv-parse, htmlparser2 and lru-cache. Pass what it needs (time, files, a database) in as an argument.",
    { path: "^src/core/", pathNot: CONDITION },
    { pathNot: ["^src/core/", ALLOWED] },
  ),
  wall(
    "conditions-in-one-file",
    "Of SurveyJS the core uses only what reads conditions, and only here, so that an upgrade touches one file. Keep the rest out.",
    { path: CONDITION },
    { pathNot: ["^src/core/", packages("lru-cache", "survey-core")] },
  ),
  wall(
    "formulas-alone",
    "The language of rules stands by itself: whoever proves a score reads this folder and nothing else. Pass what it needs in as a value.",
    { path: "^src/core/formulas/" },
    { pathNot: ["^src/core/formulas/", packages("lru-cache")] },
  ),
  wall(
    "shared-alone",
    "Every page loads core/shared. Import only the type, or move what is needed into core/shared itself.",
    { path: "^src/core/shared/" },
    { pathNot: "^src/core/shared/", ...VALUE },
  ),
  wall(
    "api-describes-only",
    "core/api describes calls; what it imports reaches both sides. It may use core/shared, the schemas of core/content-model and core/drafts, and typebox. Put rules about answers into core/surveys or core/scoring.",
    { path: "^src/core/api/" },
    { path: "^src/core/", pathNot: "^src/core/(api|shared|content-model|drafts)/", ...VALUE },
  ),
  wall(
    "content-model-knows-no-calls",
    "Content outlives the calls that carry it. Move the schema that both use into core/content-model, where core/api may import it.",
    { path: "^src/core/content-model/" },
    { path: "^src/core/", pathNot: "^src/core/(content-model|shared|question-types)/", ...VALUE },
  ),
];
