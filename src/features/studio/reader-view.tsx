import { lazy, Suspense, useState } from "react";
import type { StaffRole } from "#core/api/staff.ts";
import type { StudioScale } from "#core/api/studio.ts";
import type { StudioCalls } from "../../api/studio.ts";
import { keepStudioPlace, readStudioPlace } from "../../browser/studio-place.ts";
import { Loading } from "../../ui/loading.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { frameWords } from "./frame-words.ts";
import { panelId, TabList, tabId } from "./tab-list.tsx";
import { TakeHomePanel } from "./take-home/take-home-panel.tsx";
import styles from "./workspace.module.css";

const AnswersPanel = lazy(() => import("./answers/answers-panel.tsx").then((it) => ({ default: it.AnswersPanel })));

const TABS = ["answers", "home"] as const;

type Props = {
  readonly calls: StudioCalls;
  readonly scale: StudioScale;
  readonly role: StaffRole;
  /** Where people find the scale once it is live. */
  readonly liveAt: string;
};

/** A scale as researchers have it: what was answered, and the scale itself for another program. They change nothing. */
export function ReaderView({ calls, scale, role, liveAt }: Props) {
  const [tab, setTab] = useState(() => TABS.find((one) => one === readStudioPlace().tab) ?? "answers");
  return (
    <>
      <div className={styles.head}>
        <TabList
          tabs={TABS}
          chosen={tab}
          onChoose={(next) => {
            setTab(next);
            keepStudioPlace({ tab: next });
          }}
        />
        {scale.isLive && <NewTabLink href={liveAt}>{frameWords.seeLive}</NewTabLink>}
      </div>
      <div className={styles.desk} data-tab={tab}>
        <div className={styles.work}>
          {TABS.map((own) => (
            <div key={own} role="tabpanel" id={panelId(own)} aria-labelledby={tabId(own)} hidden={tab !== own}>
              {tab === "answers" && own === tab && (
                <Suspense fallback={<Loading />}>
                  <AnswersPanel scale={scale.id} role={role} />
                </Suspense>
              )}
              {tab === "home" && own === tab && <TakeHomePanel calls={calls} workspace={{ scale, isChanged: false }} />}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
