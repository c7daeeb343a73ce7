/** What a type of question becomes here; with `why`, what keeps it from being asked. */
export type AskedQuestion =
  | { readonly why: string; readonly count?: number }
  | {
      readonly element: Readonly<Record<string, unknown>>;
      readonly changed: readonly string[];
      readonly options: readonly (string | number | boolean)[] | null;
      readonly codes?: ReadonlyMap<string, string | number | boolean>;
      readonly isSeveral: boolean;
      readonly points?: Readonly<Record<string, number>>;
      readonly counts?: number;
      /** Rows or fields. */
      readonly rows?: readonly string[];
    };
