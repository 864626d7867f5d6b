import { failureMeanings } from "@comptoir/contract";
import { type MeansName, PAYMENT_METHODS, WALLETS } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { Analytics } from "./port.ts";

/** Codes of a submit that is still in progress, which are no failures. */
const NO_FAILURES = new Set<number | string>(["in_progress", "challenge_required"]);

/** The only payment methods in a report. Other text of a body is never copied. */
const REPORTED = [...PAYMENT_METHODS, ...WALLETS];

/**
 * Reports refusals of the calls that place orders, so that pages need not report them. Respects `Sec-GPC` and
 * `DNT`. screens#failed-submit, operations#failure-counts.
 */
export function reportFailures({
  analytics,
}: {
  readonly analytics: Pick<Analytics, "report">;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const code = c.var.refusedWith;
    if (code === undefined || NO_FAILURES.has(code) || c.req.method !== "POST" || optsOut(c.req.raw.headers)) return;
    const body: unknown = await c.req.json().catch(() => null);
    analytics.report({
      call: routePath(c, -1).replace(/^\/api/, ""),
      code,
      meanings: failureMeanings(code),
      paymentMethod: paymentMethodOf(body),
      restaurantId: c.var.venue?.restaurantId ?? null,
    });
  };
}

/** Returns whether the visitor's browser asks not to be counted. operations#failure-counts. */
export function optsOut(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}

function paymentMethodOf(body: unknown): MeansName | null {
  const { data, checkout } = (body ?? {}) as Record<string, { checkout?: unknown } | null | undefined>;
  const { paymentMethod } = ((data?.checkout ?? checkout) || {}) as { paymentMethod?: unknown };
  return REPORTED.find((known) => known === paymentMethod) ?? null;
}
