import type { PublicScale } from "#core/api/public-scale.ts";
import type { FollowUp } from "#core/content-model/follow-ups.ts";
import { AmountQuestion } from "./amount-question.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";

type Props = {
  readonly scale: Pick<PublicScale, "scale">;
  readonly followUps: readonly FollowUp[];
  /** When the answers were submitted: what was said beside an earlier result does not belong to this one. */
  readonly submittedAt: string | null;
};

/** Questions beside a result. Their answers stay in the tab and change nothing of it. */
export function FollowUps({ scale, followUps, submittedAt }: Props) {
  return followUps.map((followUp) => {
    const place = `${scale.scale}.${followUp.name}`;
    return followUp.type === "choice" ? (
      <ChoiceQuestion key={followUp.name} {...{ followUp, place, submittedAt }} />
    ) : (
      <AmountQuestion key={followUp.name} {...{ followUp, place, submittedAt }} />
    );
  });
}
