/** Over https a cookie's name begins so: no other host can have set it, and it is never sent in the clear. */
const HOST_ONLY = "__Host-";

/**
 * The cookies of a request by name, without what says that they are this host's own. Of a name that stands twice, this host's
 * own counts, otherwise the first, as browsers send the nearest first.
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
    // A value that another program wrote in its own way is kept as it stands.
    return value;
  }
}

/**
 * A cookie of ours as it is set, for the whole site: until the browser is closed, or for so many seconds; `isHidden`: out of reach of
 * scripts. Over https it is this host's alone. operations#public-origin.
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
