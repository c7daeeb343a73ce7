const started = performance.now();

/** Says on stderr what is done now, so that stdout holds the table alone. */
export function tell(what: string): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(`${`${seconds}`.padStart(5)} s  ${what}\n`);
}
