import { mayImport } from "./server-folders.ts";
import { packages, VALUE, type Wall, wall } from "./wall.ts";

/** Top files that anything in server/ may import. They know no folder, apart from the numbers that configuration sets. */
const BASICS = "^server/(?!(main|start|app|deps|shutdown)\\.ts$)[^/]+\\.ts$";

/** A folder imports what its row allows, and the top files that are not the application itself. */
const folderWalls = Object.entries(mayImport).map(([folder, { why, imports }]) =>
  wall(
    `server-${folder}`,
    `${why} server/${folder} may import ${imports.length > 0 ? imports.join(", ") : "no other folder"}. Move what is needed to a folder below, or pass it in from above. The list is in server-folders.ts.`,
    { path: `^server/${folder}/` },
    {
      path: "^server/",
      pathNot: [
        `^server/${folder}/`,
        "^server/(deps|shutdown)\\.ts$",
        BASICS,
        ...imports.map((path) => `^server/${path}(/|$)`),
      ],
    },
  ),
);

export const serverWalls: readonly Wall[] = [
  ...folderWalls,
  wall(
    "app-for-start-alone",
    "app.ts puts the routes together; a route that imports it imports everything. Take the type of what is needed from deps.ts.",
    { path: "^server/", pathNot: "^server/(start|main)\\.ts$" },
    { path: "^server/app\\.ts$" },
  ),
  wall(
    "start-for-programs-alone",
    "start.ts opens storage and listens. Only main.ts and the commands start a server; take what is needed as an argument.",
    { path: "^server/", pathNot: "^server/(main\\.ts$|commands/)" },
    { path: "^server/(main|start)\\.ts$" },
  ),
  wall(
    "deps-are-types",
    "deps.ts says what routes depend on, and every route imports it. Import types alone.",
    { path: "^server/deps\\.ts$" },
    VALUE,
  ),
  wall(
    "basics-know-no-folder",
    "Every folder imports these files, so an import back makes a circle. Move the code into the folder, or split off the part without it.",
    { path: BASICS },
    { path: "^server/[^/]+/", pathNot: "^server/rate-limits/numbers\\.ts$" },
  ),
  wall(
    "server-without-client",
    "The server imports only itself and #core. Move what both need to src/core; pages come ready-made from the build.",
    { path: "^server/" },
    { path: "^src/", pathNot: "^src/core/" },
  ),
  wall(
    "server-without-react",
    "Pages are drawn by the client's own build, which the server loads. Add what a page shows to src/app.",
    { path: "^server/" },
    { path: packages("react", "react-dom", "react-router", "react-router-dom", "survey-react-ui") },
  ),
  wall(
    "survey-js-for-the-check-alone",
    "The server uses SurveyJS only to check content. Score with core/scoring, which needs none of it.",
    { path: "^server/", pathNot: "^server/content/check/" },
    { path: packages("survey-core", "survey-core-lint") },
  ),
];
