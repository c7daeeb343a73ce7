/** Returns a page of plain HTML. */
export function plainDocument(body: string): string {
  const style = "body { font: 20px/1.5 sans-serif; max-width: 40em; margin: auto; padding: 1em }";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title><style>${style}</style></head>
<body>${body}</body></html>`;
}
