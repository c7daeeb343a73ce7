import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { Site } from "#core/content-model/site.ts";
import type { ContentStore } from "../content/live/store.ts";

/** Adds `/.well-known/security.txt` (RFC 9116), where `site.json` names whom to tell about a weakness. */
export function securityTxtRoute(
  app: FastifyInstance,
  { content }: { readonly content: Pick<ContentStore, "current"> },
): void {
  app.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) => {
    const text = securityTxt(content.current.site);
    if (text === null) throw new AppError("NOT_FOUND");
    return reply.type("text/plain; charset=utf-8").send(text);
  });
}

function securityTxt({ securityContact, languages }: Site): string | null {
  if (!securityContact) return null;
  const { contacts, expires, policy } = securityContact;
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ];
  return `${fields.join("\n")}\n`;
}
