/** What keeps a command from doing what it was asked, in words for whoever typed it. The exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandFault";
}
