/** One step of the search for an element, as it is sent into a page. */
export type Step =
  | { readonly by: "css"; readonly css: string }
  | {
      readonly by: "role";
      readonly role: string;
      readonly name?: Test;
      readonly checked?: boolean;
      readonly level?: number;
    }
  | { readonly by: "label"; readonly words: Test }
  | { readonly by: "text"; readonly words: Test }
  | { readonly by: "has text"; readonly words: Test }
  | { readonly by: "first" }
  | { readonly by: "or"; readonly other: readonly Step[] };
export type Test = { readonly source: string; readonly flags: string };

/**
 * Runs in a page, and knows nothing of what is around it.
 * @returns the elements that the steps lead to, in the order of the document
 */
export function look(steps: readonly Step[]): Element[] {
  const squeezed = (text: string | null | undefined) => (text ?? "").replace(/[\s\u200b\u00ad]+/g, " ").trim();
  const fits = ({ source, flags }: Test, text: string) => new RegExp(source, flags).test(squeezed(text));
  const byId = (ids: string | null) => (ids ?? "").split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);
  const OWN: Record<string, string> = {
    banner: "header:not(main *, article *, section *)",
    button: "button, input[type=submit], input[type=button], summary",
    dialog: "dialog",
    heading: "h1, h2, h3, h4, h5, h6",
    link: "a[href]",
    main: "main",
    radio: "input[type=radio]",
    status: "output",
  };
  const isHidden = (element: Element) =>
    element.closest("[aria-hidden=true]") !== null || !element.checkVisibility({ visibilityProperty: true });

  /** The text that gives something its name: what nobody sees or hears is no part of it. */
  function spoken(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches("[aria-hidden=true], script, style")) return "";
    const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    if (label) return ` ${label} `;
    const { display, visibility } = getComputedStyle(node);
    if (display === "none" || visibility === "hidden") return "";
    const inner = [...node.childNodes].map(spoken).join("");
    return display.startsWith("inline") ? inner : ` ${inner} `;
  }

  const labelsOf = (element: Element) => [
    ...byId(element.getAttribute("aria-labelledby")).map((one) => one.textContent ?? ""),
    ...[...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent ?? ""),
    element.getAttribute("aria-label") ?? "",
  ];
  function nameOf(element: Element): string {
    const by = byId(element.getAttribute("aria-labelledby"));
    if (by.length > 0) return by.map(spoken).join(" ");
    const own = element.getAttribute("aria-label");
    if (own) return own;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return labels.map(spoken).join(" ");
    return (element as HTMLInputElement).type === "submit" && element.tagName === "INPUT"
      ? (element as HTMLInputElement).value
      : spoken(element) || (element.getAttribute("title") ?? "");
  }

  const inside = (roots: readonly ParentNode[], css: string) => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)])),
  ];
  function ofRole(roots: readonly ParentNode[], { role, name, checked, level }: Step & { by: "role" }): Element[] {
    const own = OWN[role];
    const css = own ? `:is(${own}):not([role]), [role=${role}]` : `[role=${role}]`;
    return inside(roots, css).filter(
      (element) =>
        !isHidden(element) &&
        (name === undefined || fits(name, nameOf(element))) &&
        (checked === undefined ||
          ((element as HTMLInputElement).checked ?? element.getAttribute("aria-checked") === "true") === checked) &&
        (level === undefined || element.tagName === `H${level}`),
    );
  }
  const hasText = (element: Element, words: Test) =>
    !element.matches("script, style, noscript, head, head *") && fits(words, element.textContent ?? "");

  function follow(roots: readonly ParentNode[], all: readonly Step[]): Element[] {
    let found: readonly ParentNode[] = roots;
    for (const step of all) {
      if (step.by === "css") found = inside(found, step.css);
      else if (step.by === "role") found = ofRole(found, step);
      else if (step.by === "label")
        found = inside(found, "input, select, textarea, [aria-label], [aria-labelledby]").filter((one) =>
          labelsOf(one).some((label) => label !== "" && fits(step.words, label)),
        );
      else if (step.by === "text")
        found = inside(found, "*").filter(
          (one) => hasText(one, step.words) && ![...one.children].some((child) => hasText(child, step.words)),
        );
      else if (step.by === "has text") found = found.filter((one) => hasText(one as Element, step.words));
      else if (step.by === "first") found = found.slice(0, 1);
      else
        found = [...new Set([...(found as Element[]), ...follow([document], step.other)])].sort((a, b) =>
          a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
    }
    return found as Element[];
  }
  return follow([document], steps);
}
