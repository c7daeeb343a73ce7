import type { Text } from "../../content-model/text.ts";
import { textOf, translationsOf } from "../../shared/text-of.ts";
import type { ImportedElement, ImportedPage } from "../imported.ts";
import type { Above } from "./own-tags.ts";
import type { Heading } from "./sections.ts";

type Opened = { title?: Text; description?: Text; elements: ImportedElement[] };
type Page = Opened & Pick<ImportedPage, "name" | "validators">;

/** Builds pages and panels anew, which a dictionary has only as words above fields. */
export class OwnStructure {
  title: Text | undefined;
  description: Text | undefined;
  readonly #pages: Page[] = [];
  /** The panels that are open, the innermost last. */
  #panels: Opened[] = [];

  /**
   * Opens what begins above a field.
   * @param words that stand above it
   * @returns the heading of a table that begins there, with its name
   */
  open(above: Above, words: Text | null): (Heading & { readonly name: string }) | null {
    let table: Opened | null = null;
    let tableName = "";
    let last: Opened | null = null;
    for (const { part, text, more } of partsOf(above, words)) {
      const [name] = more;
      if (part === "survey") this.title = text;
      else if (part === "about") this.description = text;
      else if (part === "notice") continue;
      else if (part === "end") this.#panels.pop();
      else if (part === "help") Object.assign(last ?? {}, text ? { description: text } : {});
      else {
        last = { ...(text ? { title: text } : {}), elements: [] };
        if (part === "page") {
          this.#panels = [];
          this.#pages.push(
            Object.assign(last, { ...(typeof name === "string" ? { name } : {}), validators: more.slice(1) }),
          );
        } else if (part === "panel") this.#openPanel(last, `${name}`);
        else [table, tableName] = [last, `${name}`];
      }
    }
    if (!table) return null;
    const { title, description } = table;
    return { name: tableName, title: title ?? tableName, ...(description ? { description } : {}) };
  }

  add(elements: readonly ImportedElement[]): void {
    this.#inner().push(...elements);
  }

  get pages(): ImportedPage[] {
    return this.#pages.map((page) => ({ ...page, condition: null }));
  }

  #openPanel(panel: Opened, name: string): void {
    // Filled after it is added; its words come with the next part.
    this.#inner().push(
      Object.assign(panel, { kind: "group", source: `panel ${name}`, carried: { name }, condition: null } as const),
    );
    this.#panels.push(panel);
  }

  #inner(): ImportedElement[] {
    const open = this.#panels.at(-1) ?? this.#pages.at(-1);
    if (open) return open.elements;
    const page: Page = { elements: [] };
    this.#pages.push(page);
    return page.elements;
  }
}

/** Gives each part its lines, in each language; where the lines were changed, all of them are those of the first part. */
function partsOf(above: Above, words: Text | null) {
  const languages = words === null ? [] : [["default", textOf(words)] as const, ...translationsOf(words)];
  const count = above.reduce((sum, [, lines]) => sum + lines, 0);
  let start = 0;
  return above.map(([part, own, ...more], index) => {
    const text = languages.flatMap(([language, written]) => {
      const lines = written.split("\n");
      const isKept = lines.length === count;
      const some = isKept ? lines.slice(start, start + own) : index === 0 ? lines : [];
      return some.length > 0 ? [[language, some.join("\n")] as const] : [];
    });
    start += own;
    const [first] = text;
    return { part, more, text: text.length > 1 ? (Object.fromEntries(text) as unknown as Text) : first?.[1] };
  });
}
