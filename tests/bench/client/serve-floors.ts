import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { choicesOf, wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { FloorName } from "./build-floors.ts";
import { surveyOfQuestionnaire } from "./our-pages.ts";

/**
 * Serves the floors compressed, as ours are served, and the words of our home as a plain page.
 * @param words of home, a paragraph each
 */
export async function serveFloors(
  folder: string,
  names: readonly FloorName[],
  words: readonly string[],
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(compress);
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  const page = plainPage(words);
  app.get("/plain", async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  const form = plainForm();
  app.get("/form", async (_, reply) => reply.type("text/html; charset=utf-8").send(form));
  for (const name of names) {
    app.get(`/${name}`, async (_, reply) => reply.sendFile(`${name}/index.html`));
  }
  return app;
}

function plainPage(words: readonly string[]): string {
  return plainDocument("Home", words.map((text) => `<p>${escaped(text)}</p>`).join("\n"));
}

/** The first page of the questionnaire that is measured, as a form without any script. */
function plainForm(): string {
  const { title, pages } = surveyOfQuestionnaire();
  const questions = (pages[0]?.elements ?? []).map((element) => {
    const options = (choicesOf(element) ?? []).map((choice) => {
      const { value, text } = typeof choice === "object" ? choice : { value: choice, text: `${choice}` };
      const input = `<input type="radio" name="${escaped(element.name)}" value="${escaped(`${value}`)}">`;
      return `<p><label>${input} ${escaped(textOf(text ?? `${value}`))}</label></p>`;
    });
    return `<fieldset><legend>${escaped(textOf(wordsOf(element)))}</legend>${options.join("\n")}</fieldset>`;
  });
  const heading = `<h1>${escaped(textOf(title))}</h1>`;
  return plainDocument(
    "Questions",
    `${heading}<form method="post">${questions.join("\n")}<button>Next</button></form>`,
  );
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function plainDocument(title: string, body: string): string {
  const style = "body { font: 20px/1.5 sans-serif; max-width: 40em; margin: auto; padding: 1em }";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body>${body}</body></html>`;
}
