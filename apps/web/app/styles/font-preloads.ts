import fraunces from "./fonts/fraunces-latin.woff2?url";
import inter from "./fonts/inter-latin.woff2?url";

/** Both faces are in every first view; asked for at once, they are mostly there before it is painted. */
export const fontPreloads = [inter, fraunces].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
}));
