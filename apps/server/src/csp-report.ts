import { readBody, type SecurityEvent, writeSecurityEvent } from "@comptoir/api";
import type { Logger } from "pino";
import { pageActor, type RestaurantIdOf } from "./page-actor.ts";

const REPORT_BYTES_MAX = 16 * 1024;

/** Maximum number of logged reports per minute, from one network and in total. */
const REPORTS_A_MINUTE = { ofNetwork: 10, all: 60 };
const MINUTE_MS = 60_000;

/**
 * Logs browsers' CSP reports, in both report formats, one line per violation. Drops query strings, which may
 * contain a guest's order id. Reports above the rate limit are only counted.
 */
export function takeCspReports(
  logger: Logger,
  restaurantIdOf: RestaurantIdOf,
): (request: Request, address?: string | null) => Promise<Response> {
  const limit = limitReports(logger);
  return async (request, address = null) => {
    if (!limit(address ?? "")) return new Response(null, { status: 429, headers: { "retry-after": "60" } });
    const body = await readBody(request, REPORT_BYTES_MAX);
    for (const violation of violationsIn(new TextDecoder().decode(body ?? undefined))) {
      const path = URL.parse(violation.page)?.pathname ?? "";
      writeSecurityEvent(logger, violation, await pageActor(restaurantIdOf, request, { path, address }));
    }
    return new Response(null, { status: 204 });
  };
}

/** Returns a function that tells whether the rate limit allows one more report from a network. */
function limitReports(logger: Logger): (network: string) => boolean {
  const taken = new Map<string, number>();
  let all = 0;
  let leftOut = 0;
  let isMinuteRunning = false;
  const begin = () => {
    if (leftOut > 0) logger.warn({ event: "csp_reports_left_out", count: leftOut });
    taken.clear();
    all = 0;
    leftOut = 0;
    isMinuteRunning = false;
  };
  return (network) => {
    if (!isMinuteRunning) setTimeout(begin, MINUTE_MS).unref();
    isMinuteRunning = true;
    const own = taken.get(network) ?? 0;
    if (own >= REPORTS_A_MINUTE.ofNetwork || all >= REPORTS_A_MINUTE.all) {
      leftOut += 1;
      return false;
    }
    taken.set(network, own + 1);
    all += 1;
    return true;
  };
}

function violationsIn(text: string): Extract<SecurityEvent, { event: "csp_violated" }>[] {
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
        event: "csp_violated" as const,
        page: read("documentURL", "document-uri"),
        blocked: read("blockedURL", "blocked-uri"),
        directive: read("effectiveDirective", "effective-directive", "violated-directive"),
        source: read("sourceFile", "source-file"),
      },
    ];
  });
}
