import type { AppInfo } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import type { FirstQuestionWords } from "#core/shared/prerender.ts";

/** All that the pages are made of, on the server and in the browser. */
export type SiteContent = {
  readonly appInfo: AppInfo;
  readonly domains: readonly Domain[];
  readonly site: Site;
  /** What can be read of a questionnaire before its code has come; null where the document brought nothing of it. */
  readonly firstQuestionAt: (path: string) => FirstQuestionWords | null;
};
