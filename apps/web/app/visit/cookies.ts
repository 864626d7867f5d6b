/** The prefix of cookie names over https. Browsers accept such cookies only from this host over https. */
const HOST_ONLY = "__Host-";

/**
 * Parses cookies by name, without the `__Host-` prefix. If a name occurs twice, the prefixed cookie wins,
 * else the first, because browsers send the most specific cookie first.
 */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  const own = new Set<string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const written = pair.slice(0, at).trim();
    const isOwn = written.startsWith(HOST_ONLY);
    const name = isOwn ? written.slice(HOST_ONLY.length) : written;
    if (isOwn ? own.has(name) : cookies.has(name)) continue;
    if (isOwn) own.add(name);
    cookies.set(name, decodeCookieValue(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another program's cookie may be encoded differently.
    return value;
  }
}

/**
 * Formats a cookie for the whole site. Without `seconds` it lasts for the browser session. `isHidden` makes
 * it HttpOnly. operations#public-origin.
 */
export function formatCookie(
  name: string,
  value: string,
  { isHttps, seconds, isHidden }: { readonly isHttps: boolean; readonly seconds?: number; readonly isHidden?: true },
): string {
  return [
    `${isHttps ? HOST_ONLY : ""}${name}=${encodeURIComponent(value)}`,
    "Path=/",
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    "SameSite=Lax",
    ...(isHidden ? ["HttpOnly"] : []),
    ...(isHttps ? ["Secure"] : []),
  ].join("; ");
}
