import type { Obstacle, ShownSteps } from "#core/content-model/steps.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import type { StepField } from "#core/shared/my-step/field-errors.ts";
import { InputField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { stepFormMessages } from "./messages.ts";
import { OwnChoice } from "./own-choice.tsx";
import { NONE, OWN, type StepEntries } from "./step-entries.ts";

type Props = {
  readonly entries: StepEntries;
  readonly obstacles: readonly Obstacle[];
  readonly content: ShownSteps | null;
  readonly errorOf: (field: StepField) => string | undefined;
  readonly onPick: (obstaclePick: string) => void;
  readonly onChange: (changed: Partial<StepEntries>) => void;
};

/** What may come between, and what to do then: a plan with it is kept more often. It can be left open. */
export function ObstacleFields({ entries, obstacles, content, errorOf, onPick, onChange }: Props) {
  const t = useMessages(stepFormMessages);
  const say = useText();
  const inWords = ({ happens, instead }: Obstacle) =>
    fillIn(content ? say(content.sentences.otherwise) : "", { happens: say(happens), instead: say(instead) });
  return (
    <OwnChoice
      title={t.obstacle}
      name="obstacle"
      options={[
        ...obstacles.map((obstacle, index) => [`${index}`, inWords(obstacle)] as const),
        [OWN, t.own],
        [NONE, t.noObstacle],
      ]}
      picked={entries.obstaclePick}
      onPick={onPick}
    >
      {entries.obstaclePick === OWN && (
        <>
          <InputField
            label={t.happens}
            hint={t.happensHint}
            error={errorOf("happens")}
            autoComplete="off"
            value={entries.happens}
            onChange={(event) => onChange({ happens: event.target.value })}
          />
          <InputField
            label={t.instead}
            hint={t.insteadHint}
            error={errorOf("instead")}
            autoComplete="off"
            value={entries.instead}
            onChange={(event) => onChange({ instead: event.target.value })}
          />
        </>
      )}
    </OwnChoice>
  );
}
