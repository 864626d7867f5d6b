import { KEPT_AT_META, slugOfPath } from "./cache-names.ts";

/**
 * Returns when the opened page was cached, in milliseconds since the epoch. Null if it came from the network,
 * or is another restaurant's. A cached page is the public version, without the visitor's own data such as the
 * cart.
 */
export function keptPageAt(slug: string): number | null {
  if (typeof document === "undefined") return null;
  const at = Date.parse(document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? "");
  const [opened] = performance.getEntriesByType?.("navigation") ?? [];
  return opened && slugOfPath(new URL(opened.name).pathname) === slug.toLowerCase() ? at || null : null;
}
