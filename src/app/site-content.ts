import type { AppInfo } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import type { FirstQuestionWords } from "#core/shared/prerender.ts";

/** The content all pages are built from, on the server and in the browser. */
export type SiteContent = {
  readonly appInfo: AppInfo;
  readonly domains: readonly Domain[];
  readonly site: ShownSite;
  /**
   * Returns the words of the first question, to be read before the questionnaire's code has loaded; null when the
   * document contains none.
   */
  readonly firstQuestionAt: (path: string) => FirstQuestionWords | null;
};
