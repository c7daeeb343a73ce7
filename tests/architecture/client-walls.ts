import { BUILT_IN, packages, VALUE, type Wall, wall } from "./wall.ts";

// The direction of the client: app -> features -> survey-view, answers, api, browser, ui -> core.
const PARTS = "^src/(answers|api|browser|survey-view|ui)/";

/** Runs in Node while the pages are built. */
const BUILD = "^src/[^/]+/(build|prerender)/";

/** May load the part of the core that a questionnaire, or a survey asked before one, needs. */
const QUESTIONNAIRE = "^src/(answers|survey-view|features/(questionnaire|first-survey))/";

/** Loads for editors alone, and needs to know where each type of question keeps its words. */
const STUDIO = "^src/features/studio/";

export const clientWalls: readonly Wall[] = [
  wall(
    "app-is-the-top",
    "The app puts features together; what imports it cannot be used or tested alone. Move what is needed to src/ui, src/browser or src/api, or pass it in as a prop.",
    { path: "^src/(?!app/)" },
    { path: "^src/app/" },
  ),
  wall(
    "features-apart",
    "A feature that imports another cannot be changed or removed alone. Move what both need to src/ui, src/api, src/browser or src/answers.",
    { path: "^src/features/([^/]+)/" },
    { path: "^src/features/", pathNot: "^src/features/$1/" },
  ),
  wall(
    "parts-below-features",
    "Features are built on these folders, so an import back makes a circle. Move the code down into the folder that needs it, or pass it in as an argument.",
    { path: PARTS },
    { path: "^src/features/" },
  ),
  wall(
    "answers-used-by-features-alone",
    "Drafts and sending stay out of pages that never ask anything. Let the feature import src/answers and pass the result in.",
    { path: "^src/(api|browser|survey-view|ui)/" },
    { path: "^src/answers/" },
  ),
  wall(
    "survey-view-used-by-features-alone",
    "src/survey-view brings all of SurveyJS; the hub sends waiting answers without it. Let the feature import src/survey-view and pass the result in.",
    { path: "^src/(answers|api|browser|ui)/" },
    { path: "^src/survey-view/" },
  ),
  wall(
    "pages-load-the-light-core",
    "A page outside a questionnaire loads only core/shared and core/api: one import of core/scoring tripled the bytes of home. Import only the type, or move the function to src/core/shared if every page may load it.",
    { path: "^src/", pathNot: ["^src/core/", BUILD, QUESTIONNAIRE, STUDIO] },
    { path: "^src/core/", pathNot: "^src/core/(shared|api)/", ...VALUE },
  ),
  wall(
    "studio-loads-what-it-edits",
    "The studio edits any type of question, its conditions, formulas and all translations, so it knows what each holds and what names it, and it keeps the log of a draft as the server does; it scores and checks on the server. Add a call to src/core/api instead.",
    { path: STUDIO },
    {
      path: "^src/core/",
      pathNot:
        "^src/core/((shared|api|question-types|translations|conditions|references|studio-log)/|formulas/(formula-choice|parse)\\.ts$)",
      ...VALUE,
    },
  ),
  wall(
    "pages-name-the-light-core",
    "The client knows content and replies by their types alone. Import the type from core/content-model, core/drafts, core/api or core/shared.",
    { path: "^src/", pathNot: ["^src/core/", BUILD, QUESTIONNAIRE] },
    {
      path: "^src/core/",
      pathNot:
        "^src/core/((shared|api|content-model|drafts|question-types|translations|references|studio-log)/|formulas/formula-choice\\.ts$)",
      dependencyTypes: ["type-only"],
    },
  ),
  wall(
    "questionnaires-check-no-content",
    "Content is checked on the server and in commands; the check brings ajv. Ask the server instead.",
    { path: QUESTIONNAIRE },
    { path: "^src/core/(content-check|content-changes|export|fhir|reply-guard)/" },
  ),
  wall(
    "survey-js-behind-survey-view",
    "SurveyJS is rendered in src/survey-view alone, so that one folder knows its versions and its size. Use what src/survey-view exports, or add it there.",
    { path: "^src/", pathNot: ["^src/survey-view/", "^src/core/conditions/condition\\.ts$"] },
    { path: packages("survey-core", "survey-react-ui", "survey-core-lint") },
  ),
  wall(
    "client-without-server",
    "Client and server meet only over HTTP. Move what both need to src/core, or add a call to src/core/api.",
    { path: "^src/" },
    { path: "^server/" },
  ),
  wall(
    "browser-code-without-node",
    "This runs in a browser, which has no modules of Node. Move it to a build/ folder if it runs while the pages are built.",
    { path: "^src/", pathNot: BUILD },
    BUILT_IN,
  ),
  wall(
    "worker-alone",
    "The service worker is a program of its own: each import is downloaded by every visitor. It imports only itself and Workbox.",
    { path: "^src/worker/", pathNot: BUILD },
    { pathNot: ["^src/worker/", packages("workbox-[^/]+")] },
  ),
];
