import type { ComponentProps } from "react";
import { openDisplay } from "../features/display/open-display.ts";
import { GalleryPage } from "../features/gallery/gallery-page.tsx";

/** The gallery, with the dialog that another feature owns. */
export function Gallery(props: Omit<ComponentProps<typeof GalleryPage>, "openDisplay">) {
  return <GalleryPage {...props} openDisplay={openDisplay} />;
}
