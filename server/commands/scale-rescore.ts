import { AppError } from "#core/api/app-error.ts";
import { rescoreWords } from "#core/scoring/rescore-words.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { writeAudit } from "../research/audit.ts";
import { applyRescoring } from "../results/apply-rescoring.ts";
import { rescoreSummary } from "../results/rescoring.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";
import { progress } from "./progress.ts";
import { scaleOfFiles } from "./scale-files.ts";

const help = `
After the rule of a scale was changed in the files: shows what it would make of the stored results, and changes
nothing. With --apply the results are scored anew. The first result of each submission is kept beside it, with
the version that gave it; comparisons with others follow. What cannot be scored by the new version keeps its
result. It may be interrupted and run again.

  --apply   score the stored results anew
`;

export const command = defineCommand({
  name: "scale:rescore",
  summary: "shows what a changed rule would make of stored results, or applies it",
  usage: "<id> [--apply]",
  help,
  options: { apply: { type: "boolean", default: false } },
  takes: ["id of the scale"],
  async run({ apply }, id = "") {
    const config = readConfig(process.env);
    const scale = await scaleOfFiles(config, id);
    const storage = await openStorage(config);
    const tell = progress();
    const onProgress = (done: number) => tell(() => `${Math.round(done * 100)} % …`);
    try {
      console.log(`By version ${scale.rule.version} (${scale.hash.slice(0, 8)}):`);
      if (!apply) {
        for (const line of rescoreWords(await rescoreSummary(storage.database, scale, { onProgress })))
          console.log(line);
        console.log(`Nothing was changed. With --apply it is.`);
        return;
      }
      const now = new Date();
      const { rescored, already, kept } = await applyRescoring(storage, scale, { now, onProgress });
      console.log(
        `${rescored} scored anew, ${already} were scored by this rule before, ${kept} do not fit it and stay.`,
      );
      await writeAudit(config.dataDir, { event: "results scored anew", scale: id, count: rescored }, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new CommandError("The database cannot be written just now. Run this again: what was done stays done.");
    } finally {
      await storage.database.destroy();
    }
  },
});
