import { type Static, Type } from "typebox";
import { GuideWordsSchema } from "./guidance.ts";
import { type SafetyNumbers, SafetySchema } from "./safety.ts";
import { TasterSchema } from "./taster.ts";
import { closed, LanguageSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const AddressSchema = Type.String({ pattern: "^https://[^\\s]+$" });
const SectionsSchema = Type.Array(Type.Object({ title: TextSchema, text: TextSchema }, closed), { minItems: 1 });
const LinkSchema = Type.Object({ label: TextSchema, url: AddressSchema }, closed);

const DemoPersonSchema = Type.Object(
  {
    /** Names the person: "Meet Rosa". */
    name: TextSchema,
    about: TextSchema,
    /** The worked examples of the rules that are shown as this person's results. Their scores are proved with the rules. */
    results: Type.Array(
      Type.Object(
        { category: Type.String({ minLength: 1 }), example: Type.String({ minLength: 1 }), score: Type.Number() },
        closed,
      ),
      { minItems: 1 },
    ),
    /** What stands above the area that this person takes up first, and the button at the end. */
    first: TextSchema,
    start: TextSchema,
  },
  closed,
);

/** Texts and links of the pages that belong to no single domain. */
export const SiteSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** The languages of the content. The `default` of each text is in the first. */
    languages: Type.Array(LanguageSchema, { minItems: 1 }),
    brand: Type.Object({ name: TextSchema, tagline: TextSchema }, closed),
    home: Type.Object(
      {
        title: TextSchema,
        lead: TextSchema,
        action: TextSchema,
        taster: Type.Optional(TasterSchema),
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
    /** The safety messages that precede any advice. Browsers have them too (`Danger`), for when they are offline. */
    safety: SafetySchema,
    guide: GuideWordsSchema,
    /** Shown only when a language model may be called. `{provider}` names who runs it. */
    languageModel: Type.Object(
      {
        /** What the model does and does not do. Ends every answer that it chose. */
        about: TextSchema,
        /** Not shown any more: each point has a source. Accepted because files of earlier versions have it. */
        general: Type.Optional(TextSchema),
        /** Asked once, before the first call. A line break starts a new paragraph. */
        consent: Type.Object({ title: TextSchema, text: TextSchema }, closed),
        /** An additional section of the privacy page. */
        privacy: Type.Object({ title: TextSchema, text: TextSchema }, closed),
      },
      closed,
    ),
    sisterSitesTitle: TextSchema,
    sisterSites: Type.Array(LinkSchema, { minItems: 2, maxItems: 2 }),
    footerLinks: Type.Array(LinkSchema),
    /**
     * The page to which the guard redirects a visitor without a user id; null means the log-in page, which then
     * leads back.
     */
    guardRedirect: Type.Union([AddressSchema, Type.Null()]),
    notDiagnosis: TextSchema,
    /** What is stored about an account. A line break in a text starts a new paragraph. */
    privacy: Type.Object(
      {
        title: TextSchema,
        lead: TextSchema,
        sections: SectionsSchema,
      },
      closed,
    ),
    /** Shown only when a provider's own backend stores the accounts and gives the advice. */
    provider: Type.Object(
      {
        /** What answers in the chats instead of the guide. */
        about: TextSchema,
        /** Sections of the privacy page, replacing those above. */
        privacy: SectionsSchema,
      },
      closed,
    ),
    /** Who runs the site, and how to reach them. What is not set is not shown. */
    contact: Type.Optional(
      Type.Object(
        {
          /** Who they are, and what they answer. A line break starts a new paragraph. */
          who: TextSchema,
          email: Type.Optional(Type.String({ pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", maxLength: 254 })),
          telephone: Type.Optional(Type.String({ pattern: "^\\+?[0-9][0-9 ()-]{4,24}$" })),
          hours: Type.Optional(TextSchema),
        },
        closed,
      ),
    ),
    /** The person or line that helps with a small step. Without it, pages lead to the contact page alone. */
    help: Type.Optional(
      Type.Object(
        {
          text: TextSchema,
          name: TextSchema,
          number: Type.Optional(Type.String({ pattern: "^\\+?[0-9][0-9 -]{1,20}$" })),
          hours: Type.Optional(TextSchema),
          url: Type.Optional(AddressSchema),
        },
        closed,
      ),
    ),
    demo: Type.Object(
      {
        title: TextSchema,
        welcome: TextSchema,
        /** Somebody who does not exist, with a result in each area. */
        person: Type.Optional(DemoPersonSchema),
      },
      closed,
    ),
    /** Whom to tell about a weakness, for `/.well-known/security.txt` (RFC 9116). Without it there is no such file. */
    securityContact: Type.Optional(
      Type.Object(
        {
          /** The first is preferred. */
          contacts: Type.Array(
            Type.String({ pattern: "^(mailto:[^\\s@]+@[^\\s@]+|tel:\\+[0-9-]+|https://[^\\s]+)$" }),
            {
              minItems: 1,
            },
          ),
          /** The day after which the contacts are no longer to be relied on. RFC 9116 recommends less than a year ahead. */
          expires: Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }),
          policy: Type.Optional(AddressSchema),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type Site = Static<typeof SiteSchema>;

/** The site as every page shows it. What tells danger takes most of its bytes, and comes only where somebody is answered. */
export type ShownSite = Omit<Site, "safety"> & { readonly safety: SafetyNumbers };
