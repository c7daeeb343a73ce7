import type { StudioScale } from "#core/api/studio.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";

const timeFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

type Props = { readonly workspace: Workspace; readonly proposal: NonNullable<StudioScale["proposal"]> };

/** Says who proposed a draft, and opens it. Own changes come first: opening it would replace them. */
export function ProposalNote({ workspace: { scale, draft, isChanged, take }, proposal }: Props) {
  const isOpen = draft.survey === proposal.survey && draft.rule === proposal.rule;
  const time = timeFormat.format(new Date(proposal.at));
  return (
    <p role="status">
      {proposal.isMine ? words.youProposed(time) : words.proposedBy(proposal.by, time)}{" "}
      {isOpen ? (
        words.proposalIsOpen
      ) : isChanged ? (
        words.firstSettle
      ) : (
        <button
          type="button"
          className={studio.quiet}
          onClick={() => take(scale, { survey: proposal.survey, rule: proposal.rule }, proposal.from)}
        >
          {words.openProposal}
        </button>
      )}
    </p>
  );
}
