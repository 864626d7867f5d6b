const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whose page asks for a change: one of ours, another site's, or it is not said, as by a program that is no browser. Browsers
 * say where a request comes from in `Origin`, or at least in `Sec-Fetch-Site`. Reading is open to every link and counts as
 * ours. The request's address is the one that people see. promises#promise-38.
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
