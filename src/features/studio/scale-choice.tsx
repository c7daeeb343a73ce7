import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import type { StudioCalls } from "../../api/studio.ts";
import { SelectField } from "../../ui/field.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { words as drafts } from "./drafts/words.ts";
import styles from "./studio.module.css";
import { words } from "./words.ts";

type Props = {
  readonly calls: StudioCalls;
  readonly state: StudioState;
  readonly chosen: StudioScale | null;
  readonly onChoose: (scale: StudioScale) => void;
};

/** Selects the scale to edit, and shows errors in edits that were made in files. */
export function ScaleChoice({ calls, state, chosen, onChoose }: Props) {
  const say = useText();
  const [search, setSearch] = useSearchParams();
  const turn = useRef(0);
  const choose = async (id: string) => {
    setSearch({ scale: id }, { replace: true });
    // Replies may come in another order than they were asked for: the last choice counts.
    const mine = ++turn.current;
    try {
      const scale = await calls.scale(id);
      if (mine === turn.current) onChoose(scale);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (mine === turn.current) showNotice({ kind: "failure", text: () => text });
    }
  };
  const all = [...state.scales, ...state.newScales];
  const wanted = all.find(({ id }) => id === search.get("scale")) ?? state.scales[0];
  const first = wanted?.id;
  useEffect(() => {
    if (first !== undefined && chosen === null) void choose(first);
  }, [first]);
  return (
    <>
      {state.problems.length > 0 && (
        <div role="alert" className={styles.alarm}>
          <p>
            <strong>{words.filesHaveProblems}</strong>
          </p>
          <ul>
            {state.problems.map(({ file, path, message, hint }) => (
              <li key={`${file} ${path} ${message}`}>
                <code>{[file, path].filter(Boolean).join(" › ")}</code>
                <br />
                {message} {hint}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.narrow}>
        <SelectField label={words.scale} value={chosen?.id ?? ""} onChange={({ target }) => void choose(target.value)}>
          {state.scales.map(({ id, title }) => (
            <option key={id} value={id}>
              {say(title)} ({id})
            </option>
          ))}
          {state.newScales.map(({ id, title, owner }) => (
            <option key={id} value={id}>
              {say(title)} ({id}), {drafts.notLiveYet}, {owner}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
