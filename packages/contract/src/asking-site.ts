const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Tells which site's page sent a request: "ours", "another", or "unsaid" for a client that is no browser.
 * Read-only requests count as "ours", because any link may cause them. The URL must be the public one.
 * promises#promise-38.
 */
export function askingSite(request: Pick<Request, "method" | "headers" | "url">): "ours" | "another" | "unsaid" {
  if (READING.has(request.method)) return "ours";
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return "another";
  const origin = request.headers.get("origin");
  if (origin === null) return site === "same-origin" ? "ours" : "unsaid";
  if (!URL.canParse(origin)) return "another";
  // Schemes are not compared, because the request is plain HTTP behind an untrusted proxy.
  return new URL(origin).host === new URL(request.url).host ? "ours" : "another";
}
