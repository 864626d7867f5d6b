import { type RefObject, useEffect, useState } from "react";

/** Returns whether the picture with the address `image`, which `frame` holds, could not be loaded. */
export function usePictureGone(frame: RefObject<HTMLElement | null>, image: string | null): boolean {
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    const shown = frame.current?.querySelector("img");
    if (!shown || image === null) return;
    // A picture that failed before the script ran reports nothing more, so another one asks again.
    const hasFailed = shown.complete && shown.naturalWidth === 0;
    const asked = hasFailed ? new Image() : shown;
    const note = () => setGone(image);
    asked.addEventListener("error", note);
    if (hasFailed) asked.src = image;
    return () => asked.removeEventListener("error", note);
  }, [frame, image]);
  return gone !== null && gone === image;
}
