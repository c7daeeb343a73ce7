import type { Site } from "./site.ts";

/** What the client's own renderer of the home page takes and gives; the server runs it as it was built. */
export type RenderHome = (wanted: {
  readonly site: Site;
  readonly hasMyData: boolean;
  readonly language: string;
}) => Promise<{ readonly html: string; readonly title: string }>;
