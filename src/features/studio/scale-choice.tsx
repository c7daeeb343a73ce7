import { useEffect, useId, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import type { StudioCalls } from "../../api/studio.ts";
import { keepStudioPlace, readStudioPlace } from "../../browser/studio-place.ts";
import { useText } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { words as drafts } from "./drafts/words.ts";
import { frameWords } from "./frame-words.ts";
import styles from "./scale-choice.module.css";
import { sentenceOf } from "./sentence-of.ts";

type Props = {
  readonly calls: StudioCalls;
  readonly state: StudioState;
  readonly chosen: StudioScale | null;
  readonly onChoose: (scale: StudioScale) => void;
};

/** Selects the scale to edit. It begins with the one in the address, else with the last one, else with the hub's first. */
export function ScaleChoice({ calls, state, chosen, onChoose }: Props) {
  const say = useText();
  const list = useId();
  const [search, setSearch] = useSearchParams();
  const turn = useRef(0);
  const choose = async (id: string) => {
    setSearch({ scale: id }, { replace: true });
    keepStudioPlace({ scale: id });
    // Replies may come in another order than they were asked for: the last choice counts.
    const mine = ++turn.current;
    try {
      const scale = await calls.scale(id);
      if (mine === turn.current) onChoose(scale);
    } catch (error) {
      const text = sentenceOf(error);
      if (mine === turn.current) showNotice({ kind: "failure", text: () => text });
    }
  };
  const all = [...state.scales, ...state.newScales];
  const named = (wanted: string | null) => all.find(({ id }) => id === wanted);
  const first = (named(search.get("scale")) ?? named(readStudioPlace().scale) ?? state.scales[0])?.id;
  useEffect(() => {
    if (first !== undefined && chosen === null) void choose(first);
  }, [first]);
  const title = named(chosen?.id ?? null)?.title;
  return (
    <>
      <h1 className="visually-hidden">{title ? say(title) : frameWords.studio}</h1>
      <label htmlFor={list} className="visually-hidden">
        {frameWords.scale}
      </label>
      <div className={styles.list}>
        <select id={list} value={chosen?.id ?? ""} onChange={({ target }) => void choose(target.value)}>
          {state.scales.map(({ id, title: own }) => (
            <option key={id} value={id}>
              {frameWords.scaleNamed(say(own), id)}
            </option>
          ))}
          {state.newScales.map(({ id, title, owner }) => (
            <option key={id} value={id}>
              {say(title)} ({id}), {drafts.notLiveYet}, {owner}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
