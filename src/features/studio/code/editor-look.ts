import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The theme of the editor, in the colors of the pages. Every color has a contrast of at least 7:1 on a card. */
export const editorLook = [
  EditorView.theme({
    "&": { height: "100%", backgroundColor: "var(--card)", color: "var(--ink)", fontSize: "1rem" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": {
      fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
      lineHeight: "1.5",
    },
    ".cm-content": { caretColor: "var(--ink)" },
    ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
    ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--soft-ink)", borderRight: "1px solid var(--line)" },
    ".cm-activeLine": { backgroundColor: "transparent" },
    ".cm-activeLineGutter": { backgroundColor: "var(--pine-wash)", color: "var(--ink)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      backgroundColor: "var(--line)",
    },
    ".cm-lintRange-error": {
      backgroundImage: "none",
      textDecoration: "underline wavy 2px var(--tone-alert)",
      textUnderlineOffset: "3px",
    },
    ".cm-lintRange-warning": {
      backgroundImage: "none",
      textDecoration: "underline dotted 2px var(--tone-watch)",
      textUnderlineOffset: "3px",
    },
    ".cm-tooltip": {
      border: "2px solid var(--edge)",
      borderRadius: "8px",
      backgroundColor: "var(--card)",
      color: "var(--ink)",
    },
    ".cm-diagnostic": { padding: "0.5rem 0.75rem", borderLeftColor: "var(--tone-alert)", fontSize: "1rem" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.5rem" },
    ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--pine)", color: "var(--on-pine)" },
    ".cm-panels": { backgroundColor: "var(--card)", color: "var(--ink)" },
    ".cm-panel input, .cm-panel button": { minHeight: "2rem", fontSize: "1rem" },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: "var(--pine)", fontWeight: "600" },
      { tag: tags.string, color: "var(--ink)" },
      { tag: [tags.number, tags.bool, tags.null], color: "var(--alert-ink)" },
      { tag: [tags.brace, tags.squareBracket, tags.separator], color: "var(--soft-ink)" },
    ]),
  ),
];
