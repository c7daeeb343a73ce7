import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The shipped content in a folder of its own, to be edited while a server follows it. */
export type EditedContent = {
  readonly surveysDir: string;
  readonly scoringRulesDir: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a file by its text, as an editor would. */
  edit(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
};

export function editedContent(): EditedContent {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-edited-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    surveysDir: join(folder, "surveys"),
    scoringRulesDir: join(folder, "scoring-rules"),
    read,
    write,
    edit(file, from, to) {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`nothing to change in ${file}`);
      write(file, changed);
    },
    remove: (file) => rmSync(join(folder, file)),
  };
}
