const EVERY_MS = 1000;

/**
 * Reports the progress of long work: on a terminal in one line that is overwritten, elsewhere in a line now and
 * then. Work that takes less than a second reports nothing.
 */
export function progress(say: (text: string) => void = onStderr): (text: () => string) => void {
  let last = performance.now();
  return (text) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    say(text());
  };
}

function onStderr(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}\r` : `${text}\n`);
}
