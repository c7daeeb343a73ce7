import { type Static, Type } from "typebox";
import { GuideWordsSchema } from "./guidance.ts";
import { SafetySchema } from "./safety.ts";
import { closed, LanguageSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const AddressSchema = Type.String({ pattern: "^https://[^\\s]+$" });
const SectionsSchema = Type.Array(Type.Object({ title: TextSchema, text: TextSchema }, closed), { minItems: 1 });
const LinkSchema = Type.Object({ label: TextSchema, url: AddressSchema }, closed);

/** Words and links of the pages that belong to no single assessment. */
export const SiteSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** The languages of the content. The first is the one the `default` of each text is in. */
    languages: Type.Array(LanguageSchema, { minItems: 1 }),
    brand: Type.Object({ name: TextSchema, tagline: TextSchema }, closed),
    home: Type.Object(
      {
        title: TextSchema,
        lead: TextSchema,
        action: TextSchema,
        stepsTitle: TextSchema,
        steps: Type.Array(Type.Object({ title: TextSchema, text: TextSchema }, closed), { minItems: 3, maxItems: 3 }),
        tilesTitle: TextSchema,
        tiles: Type.Array(
          Type.Object(
            { title: TextSchema, text: TextSchema, action: TextSchema, to: Type.String({ pattern: "^/" }) },
            closed,
          ),
          { minItems: 2, maxItems: 2 },
        ),
        whyTitle: TextSchema,
        researchers: Type.Array(
          Type.Object({ name: TextSchema, finding: TextSchema, reference: TextSchema, url: AddressSchema }, closed),
          { minItems: 2, maxItems: 2 },
        ),
      },
      closed,
    ),
    /** What must come before any advice. The browser has it too, for when there is no connection. */
    safety: SafetySchema,
    guide: GuideWordsSchema,
    /** Said only where a language model may be called. `{provider}` is who runs it. */
    languageModel: Type.Object(
      {
        /** What it is and is not. Ends every answer of the model. */
        about: TextSchema,
        /** Stands in brackets after a point that leans on no source. */
        general: TextSchema,
        /** Asked once, before the first call. A line break begins a new paragraph. */
        consent: Type.Object({ title: TextSchema, text: TextSchema }, closed),
        /** One more section of the privacy page. */
        privacy: Type.Object({ title: TextSchema, text: TextSchema }, closed),
      },
      closed,
    ),
    sisterSitesTitle: TextSchema,
    sisterSites: Type.Array(LinkSchema, { minItems: 2, maxItems: 2 }),
    footerLinks: Type.Array(LinkSchema),
    /** Where the guard sends a visitor without a user id; null means to the log-in page, with the way back remembered. */
    guardRedirect: Type.Union([AddressSchema, Type.Null()]),
    notDiagnosis: TextSchema,
    /** What is kept of a person. A line break in a text begins a new paragraph. */
    privacy: Type.Object(
      {
        title: TextSchema,
        lead: TextSchema,
        sections: SectionsSchema,
      },
      closed,
    ),
    /** Said only where a provider's own backend keeps the accounts and gives the advice. */
    provider: Type.Object(
      {
        /** What answers in the chats and is not the guide. */
        about: TextSchema,
        /** Sections of the privacy page in place of those above. */
        privacy: SectionsSchema,
      },
      closed,
    ),
    demo: Type.Object({ title: TextSchema, welcome: TextSchema }, closed),
  },
  closed,
);

export type Site = Static<typeof SiteSchema>;
