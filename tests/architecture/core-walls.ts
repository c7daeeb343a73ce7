import { packages, VALUE, type Wall, wall } from "./wall.ts";

const ALLOWED = packages("ajv", "lru-cache", "typebox");
const EXPRESSION = "^src/core/scoring/expression\\.ts$";

export const coreWalls: readonly Wall[] = [
  wall(
    "core-alone",
    "The core is pure, so that server, browser and commands compute alike. It imports only itself, typebox, ajv and lru-cache. Pass what it needs (time, files, a database) in as an argument.",
    { path: "^src/core/", pathNot: EXPRESSION },
    { pathNot: ["^src/core/", ALLOWED] },
  ),
  wall(
    "expressions-in-one-file",
    "Of SurveyJS the core uses only the expression runner, and only here, so that an upgrade touches one file. Keep the rest out.",
    { path: EXPRESSION },
    { pathNot: ["^src/core/", packages("lru-cache", "survey-core")] },
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
