import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchScoreRecords } from "../../api/scores.ts";
import { completionStamp, momentOf } from "../../browser/clock.ts";
import { completedTests, storeCompletion } from "../../browser/completed-tests.ts";

/**
 * Adds completions from another device, taken from the scores on the server. It changes and deletes nothing stored
 * here. A failure stays silent, because the hub works without it.
 */
export async function fillCompletions(
  userId: string,
  offeredScales: readonly Pick<OfferedScale, "category" | "name">[],
): Promise<void> {
  try {
    const records = await fetchScoreRecords(userId, offeredScales);
    for (const { category, name } of offeredScales) {
      const moments = records
        .filter(({ forum }) => forum === textOf(name))
        .map(({ timestamp }) => momentOf(timestamp))
        .filter((moment) => moment !== null);
      const newest = moments.sort((a, b) => b.getTime() - a.getTime())[0];
      if (newest && !completedTests(userId)[category]) storeCompletion(userId, category, completionStamp(newest));
    }
  } catch (error) {
    console.warn("Earlier results could not be read.", error instanceof Error ? error.name : "");
  }
}
