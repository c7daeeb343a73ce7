import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { type Diagnostic, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { LocatedIssue } from "#core/api/studio.ts";
import { editorLook } from "./editor-look.ts";
import styles from "./json-editor.module.css";
import { schemaCompletion } from "./schema-completion.ts";

export type EditorHandle = {
  /** Scrolls to a range and puts the cursor there. */
  readonly goTo: (from: number, to: number) => void;
};

type Props = {
  readonly label: string;
  /** How to leave the editor by keyboard. */
  readonly hint: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly schema: object;
  readonly errors: readonly LocatedIssue[];
  readonly warnings: readonly LocatedIssue[];
  readonly onChange: (text: string) => void;
  readonly handle: RefObject<EditorHandle | null>;
};

/** In milliseconds. Long enough for Tab to leave the editor until another key is pressed, so that nobody is hurried. */
const AN_HOUR = 3_600_000;

/** Lets the next Tab leave the editor. Other actions of Escape still run. */
function letTabLeave(view: EditorView): boolean {
  view.setTabFocusMode(AN_HOUR);
  return false;
}

const DESCRIPTION = "editor-keys";

/** Marks a change that was made outside the editor: to report it would take back what was typed there since. */
const fromElsewhere = Annotation.define<true>();

/** A code editor for one JSON file. Its undo history also covers changes made by the form. */
export function JsonEditor({ label, hint, text, isReadOnly, schema, errors, warnings, onChange, handle }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  // An editor that is built again starts with the text of now, not with the first one.
  const opening = useRef(text);
  opening.current = text;

  useEffect(() => {
    if (!place.current) return;
    // CodeMirror adds a style element to a document, which the content-security policy forbids. In a shadow root it
    // adopts constructed style sheets.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
    const description = document.createElement("p");
    description.id = DESCRIPTION;
    description.hidden = true;
    description.textContent = hint;
    root.append(description);
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: opening.current,
        extensions: [
          EditorState.readOnly.of(isReadOnly),
          lineNumbers(),
          highlightActiveLineGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion({ override: [schemaCompletion(schema)] }),
          search({ top: true }),
          json(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": DESCRIPTION, tabindex: "0" }),
          Prec.highest(keymap.of([{ key: "Escape", run: letTabLeave }])),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...lintKeymap,
            indentWithTab,
            ...defaultKeymap,
          ]),
          editorLook,
          EditorView.updateListener.of((update) => {
            const isTyped = !update.transactions.some((one) => one.annotation(fromElsewhere));
            if (update.docChanged && isTyped) tell.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      made.destroy();
      description.remove();
    };
  }, [label, hint, schema, isReadOnly]);

  // Before the next key is handled: after painting, it would take back what was typed meanwhile.
  useLayoutEffect(() => {
    if (view.current) takeOver(view.current, text);
  }, [text]);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const most = current.state.doc.length;
    const diagnostic =
      (severity: Diagnostic["severity"]) =>
      ({ from, to, message, hint }: LocatedIssue): Diagnostic => ({
        from: Math.min(from, most),
        to: Math.min(to, most),
        severity,
        message: [message, hint].filter(Boolean).join(" "),
      });
    const found = [...errors.map(diagnostic("error")), ...warnings.map(diagnostic("warning"))];
    current.dispatch(setDiagnostics(current.state, found));
  }, [errors, warnings]);

  useImperativeHandle(handle, () => ({
    goTo(from, to) {
      const { current } = view;
      if (!current) return;
      const most = current.state.doc.length;
      const [anchor, head] = [Math.min(from, most), Math.min(to, most)];
      current.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      current.focus();
      place.current?.scrollIntoView({ block: "center" });
    },
  }));

  return <div ref={place} className={styles.editor} />;
}

/** Applies a text that changed elsewhere. Only the differing part is replaced, so that cursor and undo history stay. */
function takeOver(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  let start = 0;
  while (start < now.length && now[start] === text[start]) start++;
  let end = 0;
  const most = Math.min(now.length, text.length) - start;
  while (end < most && now[now.length - 1 - end] === text[text.length - 1 - end]) end++;
  view.dispatch({
    changes: { from: start, to: now.length - end, insert: text.slice(start, text.length - end) },
    annotations: fromElsewhere.of(true),
  });
}
