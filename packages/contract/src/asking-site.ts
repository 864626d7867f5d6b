const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Tells which site's page sent a request, from `Origin` or `Sec-Fetch-Site`: "ours", "another", or "unsaid" for a
 * client that is no browser. Requests that only read count as "ours", since any link may cause them. The URL of the
 * request must be the public one. promises#promise-38.
 */
export function askingSite(request: Pick<Request, "method" | "headers" | "url">): "ours" | "another" | "unsaid" {
  if (READING.has(request.method)) return "ours";
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return "another";
  const origin = request.headers.get("origin");
  if (origin === null) return site === "same-origin" ? "ours" : "unsaid";
  if (!URL.canParse(origin)) return "another";
  // Schemes are not compared: behind an untrusted proxy the request itself is plain HTTP.
  return new URL(origin).host === new URL(request.url).host ? "ours" : "another";
}
