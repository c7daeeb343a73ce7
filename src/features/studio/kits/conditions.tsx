import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { useText } from "../../../ui/language/use-text.ts";
import drafts from "../drafts/drafts.module.css";
import studio from "../studio.module.css";
import { kitWords as words } from "./kit-words.ts";

type Props = {
  readonly conditions: readonly Text[];
  /** The conditions that are confirmed, in the words of the kit. */
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
};

/** The conditions of the owner, each with a box to confirm it; nothing where there are none. */
export function Conditions({ conditions, ticked, onTick }: Props) {
  const say = useText();
  if (conditions.length === 0) return null;
  return (
    <fieldset className={drafts.starts}>
      <legend>{words.conditions}</legend>
      <p className={studio.small}>{words.conditionsHint}</p>
      {conditions.map((condition) => {
        const own = textOf(condition);
        return (
          <label key={own} className={drafts.start}>
            <input
              type="checkbox"
              checked={ticked.includes(own)}
              onChange={({ target }) => onTick(target.checked ? [...ticked, own] : ticked.filter((one) => one !== own))}
            />
            {say(condition)}
          </label>
        );
      })}
    </fieldset>
  );
}
