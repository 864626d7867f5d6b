/** Browsers by a pattern of the `User-Agent`, most specific first, because most browsers also name others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * Returns browser and system in a word each, so that people recognize their sessions; blank if unknown.
 * people#own-sessions.
 */
export function deviceWords(userAgent: string | undefined): string {
  const words = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1]);
  return words.filter((word) => word !== undefined).join(", ");
}
