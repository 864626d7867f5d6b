/** The cookies of a request by name. A name that stands twice keeps its first value, as browsers send the nearest first. */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at < 1 || cookies.has(name)) continue;
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
