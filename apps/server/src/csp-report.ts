import { readBody } from "@comptoir/api";
import type { Context } from "hono";
import type { Logger } from "pino";

const REPORT_BYTES_MAX = 16 * 1024;

/**
 * Takes what browsers report against the content policy, in both of the forms they send, and writes one line for each
 * violation: where, what and which rule; never the query of a page, which may name a guest's order.
 */
export function takeCspReports(logger: Logger): (c: Context) => Promise<Response> {
  return async (c) => {
    const body = await readBody(c.req.raw, REPORT_BYTES_MAX);
    for (const violation of violationsIn(new TextDecoder().decode(body ?? undefined)))
      logger.warn({ csp: violation }, "content policy violated");
    return c.body(null, 204);
  };
}

function violationsIn(text: string): Array<Record<string, string>> {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(sent) ? sent : [sent]).slice(0, 5).flatMap((report: unknown) => {
    if (typeof report !== "object" || report === null) return [];
    const body = ("csp-report" in report ? report["csp-report"] : "body" in report ? report.body : null) as unknown;
    if (typeof body !== "object" || body === null) return [];
    const read = (...names: string[]) => {
      const value = names
        .map((name) => (body as Record<string, unknown>)[name])
        .find((found) => typeof found === "string");
      return ((value as string | undefined) ?? "").split(/[?#]/)[0]?.slice(0, 200) ?? "";
    };
    return [
      {
        page: read("documentURL", "document-uri"),
        blocked: read("blockedURL", "blocked-uri"),
        directive: read("effectiveDirective", "effective-directive", "violated-directive"),
        source: read("sourceFile", "source-file"),
      },
    ];
  });
}
