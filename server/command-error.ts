/** An error that stops a command, with a message for the person who ran it. The exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
