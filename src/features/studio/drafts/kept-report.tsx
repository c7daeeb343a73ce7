import { useState } from "react";
import { dropReport, readKeptReport } from "../../../browser/import-report.ts";
import studio from "../studio.module.css";
import styles from "./drafts.module.css";
import { ReportLists } from "./report-lists.tsx";
import { words } from "./words.ts";

/** The report on the file that a draft was made of, while its editor mends what it asks. */
export function KeptReport({ scale }: { readonly scale: string }) {
  const [lists, setLists] = useState(() => readKeptReport(scale));
  if (lists.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>{words.report}</summary>
      <ReportLists lists={lists} />
      <button
        type="button"
        className={studio.quiet}
        onClick={() => {
          dropReport(scale);
          setLists([]);
        }}
      >
        {words.dropReport}
      </button>
    </details>
  );
}
