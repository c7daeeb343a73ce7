import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const withoutScriptMessages = messages("withoutScript", {
  needed: params("“{page}” needs JavaScript. These pages can be read without it:"),
});
