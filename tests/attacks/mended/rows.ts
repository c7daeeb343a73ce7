import {
  addressAlone,
  deletionWithoutProof,
  idAfterReset,
  setsADay,
  studioBehindProxy,
  weakPassword,
} from "./doors.ts";

import type { Row, Said, TestRow } from "./row.ts";

const embedded = (
  commit: string,
  file: string,
  defects: readonly (readonly [defect: string, tests: string | readonly string[], says: Said])[],
  more: Partial<TestRow> = {},
): TestRow[] =>
  defects.map(([defect, tests, says]) => ({
    runner: "embedded",
    commit,
    file,
    defect,
    tests: [tests].flat(),
    says,
    ...more,
  }));

/** Before sessions, staff and events; these were committed in parts that build together only. */
const FIRST = { commit: "b490ce3", before: "2fa308e" };

/** Every door that was mended in the work on security, by the commit that mended it. */
export const rows: readonly Row[] = [
  { ...FIRST, defect: "behind a plain proxy an address alone logs in", door: addressAlone, says: "200 instead of 401" },
  { ...FIRST, defect: "behind a plain proxy the studio is open", door: studioBehindProxy, says: "200 instead of 401" },
  { ...FIRST, defect: "a user id opens results after a new password", door: idAfterReset, says: "200 instead of 404" },
  {
    ...FIRST,
    defect: "an open log-in is enough to delete all",
    door: deletionWithoutProof,
    says: "deleted the account",
  },
  {
    ...FIRST,
    defect: "a common password with digits is taken",
    door: weakPassword("Sunsh1ne2024"),
    says: "200 instead of 400",
  },
  {
    ...FIRST,
    defect: "the name in the address is taken as password",
    door: weakPassword("RoseGarden!"),
    says: "200 instead of 400",
  },
  ...embedded(
    FIRST.commit,
    "server/events.test.ts",
    [["what happened is not written down", "what was done is written", ""]],
    FIRST,
  ),
  ...embedded(
    "a835ee5",
    "server/networks.test.ts",
    [
      ["a port makes an address another network", "with forty ports is one network", "expected 40 to be 5"],
      ["names that are no addresses are networks", "names that are no addresses", "expected 40 to be 5"],
      ["IPv4 written as IPv6 is another network", "in ways to write it as IPv6", "expected 6 to be 5"],
      ["each /64 of a household is a network", "forty networks of one household", "expected 40 to be 5"],
      ["households of one provider have no limit", "of sixty thousand households", "expected 600 to be 50"],
    ],
    { laid: ["server/address-of.ts", "server/whole-network-of.ts"] },
  ),
  ...embedded("c73241e", "server/ambiguous-bodies.test.ts", [
    ["a key given twice is read by its last value", ["key given twice is", "key given again"], "{ status: 200"],
    ["a second Host is dropped", "a second host is refused", "expected 'HTTP/1.1 200 OK"],
    ["deep brackets are a fault of the server", "nested too deep", "expected 500 to be less than 500"],
    ["two readers' bodies are forwarded", "forwards none of this", "expected { status: 200"],
  ]),
  { commit: "0bac80e", defect: "an account can fill the disk", door: setsADay, says: "200 instead of 429" },
  ...embedded("428f8ed", "server/upstream/forwarding.test.ts", [
    ["invented ids meet no limit before a backend", "who invents ids or tokens", "to deeply equal { '200'"],
  ]),
  ...embedded("7228332", "server/big-export.test.ts", [
    ["copies of an account are made side by side", "one copy of an account is made", "expected 200 to be 429"],
    ["a cut copy looks whole", "cannot be taken for a whole one", "instead of rejecting"],
  ]),
  ...embedded("35c37e5", "server/long-lists.test.ts", [
    ["a list of scores has no end", "of thousands of results", "length of 1001 but got 2502"],
    ["a history does not say what it leaves out", "a history is the newest fifty", "expected undefined to be '2451'"],
    ["a list of log-ins has no end", "of many log-ins", "length of 101 but got 152"],
  ]),
  ...embedded(
    "83ff69b",
    "server/stalled-readers.test.ts",
    [["an unread reply stays in memory", "the whole server has this rule", "[ undefined ] to deeply equal [ 30000 ]"]],
    { laid: ["server/http/stalled-readers.ts"] },
  ),
  ...embedded(
    "3de9101",
    "server/big-deletion.test.ts",
    [
      ["a big deletion stops the server", "it goes in steps", "expected 1 to be greater than 15"],
      ["scoring anew stops the server", "other calls are answered while", "expected 0 to be greater than 15"],
    ],
    { laid: ["server/accounts/close-account.ts"] },
  ),
  ...embedded("0037484", "server/back-off.test.ts", [
    ["wrong tries from anywhere lock a person out", "keeps nobody out", "expected 429 to be 200"],
    ["others' tries lock a known browser out", "a known browser is not held up", "expected 429 to be 200"],
    ["ten guesses at once are looked at", "of many guesses at once", "expected 10 to be 5"],
    ["a wrong try costs no wait", "each wrong try makes the next wait longer", "status: 401, retryAfter"],
  ]),
  ...embedded(
    "44183c0",
    "server/fair-hashing.test.ts",
    [
      [
        "a flood of wrong log-ins keeps others waiting",
        "beside a flood",
        ["to be less than 40", "expected [ 200, 503 ]"],
      ],
    ],
    { laid: ["server/accounts/caller.ts", "server/accounts/fair-queue.ts"] },
  ),
  ...embedded(
    "8ec4118",
    "server/fair-hashing.test.ts",
    [["those with many turns take every place", "leaves a place free for others", "expected 2 to be 1"]],
    { nowIn: "server/fair-queue.test.ts" },
  ),
  ...embedded(
    "63f0b5f",
    "server/connections.test.ts",
    [["one address may hold any number of connections", "(trusted: false)", "expected 250 to be 200"]],
    { laid: ["server/rate-limits/connections.ts"] },
  ),
  ...embedded(
    "e9d3886",
    "server/working.test.ts",
    [["a user id alone opens working and history", "whoever is logged in reads these", "expected { status: 200"]],
    { nowIn: "server/explanation.test.ts" },
  ),
  ...embedded("e9d3886", "server/scales.test.ts", [
    ["a user id alone stores further answers", "an unknown user", "expected { status: 200"],
  ]),
  ...embedded("a23f636", "server/http.test.ts", [
    ["HSTS leaves names below the site out", "ask for TLS below the site's name", "to be 'max-age=31536000; incl"],
    ["nobody is named to tell about a weakness", "security.txt says whom to tell", "to be 'text/plain"],
  ]),
  ...embedded("33227c3", "server/staff/commands.sqlite.test.ts", [
    ["the operator's commands leave no event", "the operator's commands make a link", "expected [] to deeply equal"],
  ]),
  ...embedded("33227c3", "server/model-consents.test.ts", [["consent is not kept", "each answer is kept", ""]], {
    notComparable: "the call that keeps it came with the commit",
  }),
  ...embedded("9a482b1", "server/deploy/compose.sqlite.test.ts", [
    ["the deployed database is spoken to without TLS", "over TLS", "expected null to be 'verify-full'"],
    ["Keepwell is the database's superuser", "is no superuser", 'to not have property "POSTGRES_USER"'],
    ["the containers have no limits", "has limits, and no rights", "to match object { mem_limit"],
  ]),
  ...embedded(
    "886d19b",
    "server/security/every-route.test.ts",
    [
      ["an unreadable address is refused without base-uri", "carries the security headers", "contain 'base-uri"],
      ["pictures in SVG do not name their characters", "every text its characters", "'/assets/logo"],
    ],
    { isBuilt: true },
  ),
  ...embedded("cb1fc6c", "server/security/proxy-tls.sqlite.test.ts", [
    ["the recipe for nginx takes weak ciphers", ["nginx installed refuses the cipher ECDHE"], "to be 'nothing'"],
  ]),
  ...embedded("feda79f", "server/drafts.test.ts", [
    ["answers are stored after they were removed", "answers that were on their way", "expected { status: 200"],
  ]),
  ...embedded("401ae03", "server/sessions.test.ts", [
    [
      "a log-in outlasts the end of all access",
      "a log-in that is under way",
      "to match object { code: 'WRONG_PASSWORD' }",
    ],
  ]),
  ...embedded("36336e1", "server/recovery.test.ts", [
    ["an address with NUL is looked up", "an address that no database could hold", "expected { status: 401"],
  ]),
  ...embedded("8dd636b", "server/staff/entrance.test.ts", [
    ["a sign-in of staff outlasts joining anew", "a sign-in that is under way", "{ code: 'STAFF_REFUSED' }"],
    ["an older staff link stays open", "a new link takes back", "{ code: 'STAFF_LINK' }"],
  ]),
  ...embedded("90f7384", "server/model-consents.test.ts", [
    ["a no to a language model does not count", "a no of the person counts", "to deeply equal [ 200, 200 ]"],
  ]),
  ...embedded("9755232", "server/sessions.test.ts", [
    [
      "an old password in flight makes a recovery code",
      "a new recovery code that is under way",
      "expected { status: 200",
    ],
    ["an old password in flight changes the address", "another address that is under way", "expected { status: 200"],
  ]),
  {
    runner: "browser",
    commit: "1a5eda9",
    defect: "a quick press of another option is dropped",
    file: "e2e/questionnaire-feel.spec.ts",
    tests: ["quick presses of two options"],
    says: "toBeChecked",
    isBuilt: true,
  },
  {
    runner: "browser",
    commit: "1defdda",
    defect: "half of a double click on Next is an answer",
    file: "e2e/questionnaire-feel.spec.ts",
    tests: ["a double click is one click"],
    says: "toHaveCount",
    isBuilt: true,
  },
];
