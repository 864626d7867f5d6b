import { KEPT_AT_META, slugOfPath } from "./cache-names.ts";

/**
 * When the page that this browser opened was kept, in milliseconds since 1970; null where it came from the network. It is as everybody
 * gets it: what the server keeps for this visitor, a cart above all, is unknown to it. Only for the restaurant whose page was opened.
 */
export function keptPageAt(slug: string): number | null {
  if (typeof document === "undefined") return null;
  const at = Date.parse(document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? "");
  const [opened] = performance.getEntriesByType?.("navigation") ?? [];
  return opened && slugOfPath(new URL(opened.name).pathname) === slug.toLowerCase() ? at || null : null;
}
