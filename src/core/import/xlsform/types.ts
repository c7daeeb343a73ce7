/** What the cell `type` of a row says. */
export type RowType =
  | { readonly kind: "select"; readonly isSeveral: boolean; readonly list: string; readonly hasOther: boolean }
  | { readonly kind: "begin" | "end"; readonly what: "group" | "repeat" }
  | { readonly kind: Asked }
  | { readonly kind: "note" | "calculate" }
  | { readonly kind: "metadata" }
  | { readonly kind: "unasked"; readonly why: string };

export type Asked = "integer" | "decimal" | "range" | "text" | "date" | "time" | "dateTime" | "acknowledge";

const PLAIN: Readonly<Record<string, Asked | "note" | "calculate">> = {
  int: "integer",
  integer: "integer",
  decimal: "decimal",
  range: "range",
  text: "text",
  string: "text",
  date: "date",
  time: "time",
  datetime: "dateTime",
  acknowledge: "acknowledge",
  trigger: "acknowledge",
  note: "note",
  calculate: "calculate",
  calculation: "calculate",
};

/** What a device writes down by itself. */
const METADATA: ReadonlySet<string> = new Set(
  `start end today deviceid device_id imei subscriberid subscriber_id simserial sim_id phonenumber phone_number username
  user_name email uri:deviceid uri:username uri:phonenumber uri:email audit start_geopoint background_audio
  background_geopoint start_time end_time get_today instance_name csv_external xml_external`.split(/\s+/),
);

const PLACE = "It asks where the person is, which is not asked here.";
const SENT = "It would send a picture, a recording or a file, which is not taken here.";
const UNASKED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["geopoint", "gps", "location", "geotrace", "geoshape", "osm"].map((type) => [type, PLACE])),
  ...Object.fromEntries(["image", "photo", "audio", "video", "file", "signature"].map((type) => [type, SENT])),
  barcode: "A code cannot be scanned here.",
  hidden: "It is hidden in the file, so that nobody is asked.",
  rank: "Options cannot be put in order here.",
};

const SELECT =
  /^(?:add_)?(select1|select_one_external|select_one_from_file|select_multiple_from_file|select_one|select_multiple|select_all_that_apply|rank)(?:_prompt_using|_from)?\s+(.*)$/;

/** Reads the cell `type` of a row; case, and blanks or `_` between words, do not count. */
export function rowType(written: string): RowType {
  const plain = written.trim().replaceAll(/\s+/g, " ");
  const folded = plain.toLowerCase().replaceAll(/[ -]/g, "_");
  const [, end, what] = /^(begin|end)_?(group|repeat|lgroup|looped_group|loop)$/.exec(folded) ?? [];
  if (end) return { kind: end as "begin" | "end", what: what === "group" ? "group" : "repeat" };
  if (folded === "group" || folded === "repeat") return { kind: "begin", what: folded };
  const known = Object.hasOwn(PLAIN, folded) ? PLAIN[folded] : undefined;
  if (known === "note" || known === "calculate") return { kind: known };
  if (known) return { kind: known };
  if (METADATA.has(folded)) return { kind: "metadata" };
  const media = folded.replace(/^add_(\w+)_prompt$/, "$1");
  const why = Object.hasOwn(UNASKED, media) ? UNASKED[media] : undefined;
  if (why !== undefined) return { kind: "unasked", why };
  return selectType(plain) ?? { kind: "unasked", why: `The type "${plain.slice(0, 60)}" is not known here.` };
}

function selectType(plain: string): RowType | null {
  // Only the words before the list are folded: the name of a list is as it is written.
  const words = plain.replace(
    /^(add )?select (one|multiple|all that apply)( prompt using| from file| external| from)?/i,
    (some) => some.replaceAll(" ", "_"),
  );
  const [, command = "", rest = ""] = SELECT.exec(words.replace(/^\S+/, (some) => some.toLowerCase())) ?? [];
  if (command === "") return null;
  if (command === "rank") return { kind: "unasked", why: UNASKED["rank"] ?? "" };
  if (command.endsWith("external") || command.endsWith("from_file"))
    return { kind: "unasked", why: `Its options stand in another file, ${rest.slice(0, 80)}.` };
  const named = rest.replace(/^from\s+(?=\S)/i, "");
  const list = named.replace(/[\s_]+or[\s_]+(other|specify[\s_]+other)\s*$/i, "");
  if (list.includes("${")) return { kind: "unasked", why: `Its options are answers to ${list.slice(0, 80)}.` };
  const isSeveral = command === "select_multiple" || command === "select_all_that_apply";
  return { kind: "select", isSeveral, list: list.trim(), hasOther: list !== named };
}
