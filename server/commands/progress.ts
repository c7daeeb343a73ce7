const EVERY_MS = 1000;

/**
 * Says how far long work is: on a terminal one line that is written over, elsewhere a line now and then.
 * What takes less than a second says nothing.
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
