import { showNotice } from "../../../ui/notices.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "./words.ts";

type Props = { readonly workspace: Workspace; readonly onFailure: (error: unknown) => void };

/** The drafts of this scale that are not on the page, each to be read with one press. */
export function OtherDrafts({ workspace: { view, session }, onFailure }: Props) {
  const others = view.drafts.filter(({ id }) => id !== view.shown);
  if (others.length === 0) return null;
  const read = async (id: string) => {
    if (!(await session.read(id))) showNotice({ kind: "failure", text: () => words.notNow });
  };
  return (
    <details>
      <summary>
        {words.othersTitle} ({others.length})
      </summary>
      <ul>
        {others.map(({ id, owner, editor, changedAt }) => (
          <li key={id}>
            {words.other(owner, editor, new Date(changedAt).toLocaleString())}{" "}
            <button type="button" className={studio.quiet} onClick={() => void read(id).catch(onFailure)}>
              {words.read(owner)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
