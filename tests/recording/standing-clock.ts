// Loaded before a program with `node --import`: its dates stand still, until a message of the parent process moves
// them. Timers run on.
let time = Date.parse(process.env["RECORDING_TIME"] ?? "2026-06-06T12:00:00.000Z");
const now = () => time;

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, made) =>
    Reflect.construct(target, parameters.length === 0 ? [time] : parameters, made) as object,
  apply: (target) => new target(time).toString(),
  get: (target, property) => (property === "now" ? now : Reflect.get(target, property)),
});

if (process.send) {
  process.on("message", (message: { readonly time?: number }) => {
    if (message.time === undefined) return;
    time = message.time;
    process.send?.(message);
  });
  // Listening keeps a process alive that has nothing else to do.
  process.channel?.unref();
}
