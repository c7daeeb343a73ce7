/** Returns an own property of a record, so that an answer such as "constructor" finds nothing. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
