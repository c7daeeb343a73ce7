import type { StandaloneScale } from "#core/api/public-scale.ts";
import { type OfferedScale, offeredScaleOf } from "#core/shared/offered-scale.ts";
import { standaloneScaleMessages } from "./messages.ts";

/** A further scale as an assessment, with its messages in the language in use. */
export const offeredStandaloneScale = (scale: StandaloneScale): OfferedScale => ({
  ...offeredScaleOf(scale),
  get messages() {
    return standaloneScaleMessages.get();
  },
});
