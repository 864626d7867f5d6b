import type { contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { listActs } from "./acts.store.ts";
import { type SuiteDeps, suiteFor } from "./suite-access.ts";
import { formatAct } from "./suite-answers.ts";

type Call = (typeof contract.suites)["getSuiteActs"];

/** `GET …/acts`: returns a suite's complete audit trail to its owner and operators. api#suite-acts, suites#audit. */
export function handleGetSuiteActs({ database }: SuiteDeps): RouteHandler<Call, ApiEnv> {
  return async (c) => {
    const { eventId, suiteId } = c.req.valid("param");
    const { restaurantId } = c.var.venue;
    const found = await suiteFor(database, c.var.caller, { restaurantId, suiteId });
    if (isRefused(found)) return refuse(c, found.refused.name);
    const { suite } = found;
    if (suite.eventId !== eventId) return refuse(c, "noEventSuite");
    if (suite.onlyOf !== null) return refuse(c, "notAllowed");
    const acts = await listActs(database, suite, null);
    return c.json({ suite: suite.suiteName, acts: acts.map(formatAct) }, 200);
  };
}
