/** Says that something is on its way. */
export function Loading({ text = "One moment, please." }: { readonly text?: string }) {
  return <p role="status">{text}</p>;
}
