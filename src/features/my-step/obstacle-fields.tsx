import type { Obstacle, ShownSteps } from "#core/content-model/steps.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import type { StepField } from "#core/shared/my-step/field-errors.ts";
import { InputField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { stepFormMessages } from "./messages.ts";
import { OwnChoice } from "./own-choice.tsx";
import { asOption, NONE, OWN, type StepEntries, type StepOffer } from "./step-entries.ts";

type Props = {
  readonly entries: StepEntries;
  readonly offer: StepOffer;
  readonly content: ShownSteps | null;
  readonly errorOf: (field: StepField) => string | undefined;
  readonly onPick: (obstaclePick: string) => void;
  readonly onChange: (changed: Partial<StepEntries>) => void;
};

/** What may come between, and what to do then: a plan with it is kept more often. It can be left open. */
export function ObstacleFields({ entries, offer, content, errorOf, onPick, onChange }: Props) {
  const t = useMessages(stepFormMessages);
  const say = useText();
  const inWords = ({ happens, instead }: Obstacle) =>
    fillIn(content ? say(content.sentences.otherwise) : "", { happens: say(happens), instead: say(instead) });
  return (
    <OwnChoice
      title={t.obstacle}
      name="obstacle"
      options={[
        ...offer.obstacles.map((obstacle, index) => [`${index}`, inWords(obstacle)] as const),
        [OWN, t.own],
        [NONE, t.noObstacle],
      ]}
      picked={entries.obstaclePick}
      onPick={onPick}
    >
      {entries.obstaclePick === OWN && <OwnObstacle {...{ entries, offer, errorOf, onChange }} />}
    </OwnChoice>
  );
}

/** What comes between, in own words, and what helps with most of it, to be pressed. */
function OwnObstacle({ entries, offer, errorOf, onChange }: Omit<Props, "content" | "onPick">) {
  const t = useMessages(stepFormMessages);
  const error = errorOf("instead");
  return (
    <>
      <InputField
        label={t.happens}
        hint={t.happensHint}
        error={errorOf("happens")}
        autoComplete="off"
        value={entries.happens}
        onChange={(event) => onChange({ happens: event.target.value })}
      />
      <OwnChoice
        heading="h3"
        title={t.instead}
        name="instead"
        options={[...offer.insteads.map((words, index) => [`${index}`, asOption(words)] as const), [OWN, t.own]]}
        picked={entries.insteadPick}
        onPick={(insteadPick) => onChange({ insteadPick })}
        error={entries.insteadPick === OWN ? undefined : error}
      >
        {entries.insteadPick === OWN && (
          <InputField
            label={t.instead}
            hint={t.insteadHint}
            error={error}
            autoComplete="off"
            value={entries.instead}
            onChange={(event) => onChange({ instead: event.target.value })}
          />
        )}
      </OwnChoice>
    </>
  );
}
