/** A request as it goes out: made to be refused. */
export type BadRequest = {
  readonly kind: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const JSON_TYPE = { "content-type": "application/json" };
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
/** Values that stand in no field of any call. */
const STRANGE = [null, [], [[]], { $ne: null }, { a: { b: {} } }, "\u0000", "\ud800", "x".repeat(5000), -1e308, true];
const STRANGE_KEYS = ["admin", "userid", "USERID", "toString", "hasOwnProperty", "", " ", "1-0 ", "$where", "a.b"];
const RAW = ["", "{", "}", "nul", '{"a":}', "[1,]", '{"a":1,}', "NaN", "\u0000", "\ufeff{}", '{"__proto__":{"x":1}}'];
const TYPES = [
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "text/json",
  "a",
  "",
];

/**
 * One malformed variant of a good body.
 * @param answersKey property that holds the answers, where the call has one
 */
export function malformed(good: Record<string, unknown>, answersKey: string | null, random: () => number): BadRequest {
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const keys = Object.keys(good);
  const json = (kind: string, body: unknown): BadRequest => ({ kind, body: JSON.stringify(body), headers: JSON_TYPE });

  const ways: (() => BadRequest)[] = [
    () => {
      const { [pick(keys)]: _, ...rest } = good;
      return json("a key missing", rest);
    },
    () => json("a strange value", { ...good, [pick(keys)]: pick(STRANGE) }),
    () => json("an unknown key", { ...good, [pick(STRANGE_KEYS)]: pick(STRANGE) }),
    () => json("no object", pick([null, [], [good], "x", 1, true])),
    () => ({ kind: "not JSON", body: pick(RAW), headers: JSON_TYPE }),
    () => ({ kind: "another type", body: JSON.stringify(good), headers: { "content-type": pick(TYPES) } }),
    () => ({
      kind: "a prototype key",
      body: JSON.stringify(good).replace("{", '{"__proto__":{"polluted":true},'),
      headers: JSON_TYPE,
    }),
    () => ({
      kind: "a constructor key",
      body: JSON.stringify(good).replace("{", '{"constructor":{"prototype":{"polluted":true}},'),
      headers: JSON_TYPE,
    }),
    () => ({
      kind: "deep nesting",
      body: `{"${pick(keys)}":${nested(200 + Math.floor(random() * 2000))}}`,
      headers: JSON_TYPE,
    }),
    () => ({ kind: "too large", body: JSON.stringify({ ...good, filler: "x".repeat(70_000) }), headers: JSON_TYPE }),
  ];
  const answers = answersKey === null ? null : good[answersKey];
  if (answersKey !== null && Array.isArray(answers)) {
    const at = Math.floor(random() * answers.length);
    ways.push(
      () => json("an answer missing", { ...good, [answersKey]: answers.toSpliced(at, 1) }),
      () => json("an answer too many", { ...good, [answersKey]: [...answers, answers[at]] }),
      () =>
        json("no such option", { ...good, [answersKey]: answers.with(at, pick([...STRANGE, "Perhaps", "never", 3])) }),
    );
  } else if (answersKey !== null && typeof answers === "object" && answers !== null) {
    const item = pick(Object.keys(answers));
    const { [item as never]: _, ...rest } = answers as Record<string, unknown>;
    ways.push(
      () => json("an answer missing", { ...good, [answersKey]: rest }),
      () =>
        json("an unknown item", {
          ...good,
          [answersKey]: { ...answers, [pick(["9-9", "length", "valueOf"])]: "Never" },
        }),
      () =>
        json("no such option", {
          ...good,
          [answersKey]: { ...answers, [item]: pick([...STRANGE, "Perhaps?", -5, 99_999]) },
        }),
    );
  }
  return pick(ways)();
}
