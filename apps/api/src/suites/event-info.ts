import type { contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { findSuite } from "./event-suites.store.ts";
import { proveByInvitation } from "./prove-email.ts";
import { suiteFor } from "./suite-access.ts";
import { formatMinimal, formatSuite } from "./suite-answers.ts";
import type { SuiteDeps } from "./suite-deps.ts";
import { openLink } from "./suite-links.ts";

type Calls = typeof contract.suites;

/**
 * `POST /catering/events/get-minimal-info`: a suite, to anybody with its link. An encrypted value that has expired, was changed or is of
 * another suite fails it; the one of an invitation proves the address that it was mailed to. api#get-minimal-info, suites#encrypted-value.
 */
export function handleGetMinimalInfo({ database, clock }: SuiteDeps): RouteHandler<Calls["getMinimalInfo"], ApiEnv> {
  return async (c) => {
    const { eventSuiteId: suiteId, encryptedValue } = c.req.valid("json");
    const { venue, locale, caller } = c.var;
    const { restaurantId } = venue;
    const now = clock();
    if (encryptedValue) {
      const link = await openLink(database, encryptedValue, { restaurantId, suiteId, now });
      if (isRefused(link)) return refuse(c, link.refused.name);
      const { invitationId } = link;
      const personId = caller.acting === null ? caller.login?.personId : undefined;
      if (invitationId !== null && personId !== undefined) {
        await proveByInvitation(database, { restaurantId, invitationId, personId, now });
      }
    }
    const suite = await findSuite(database, { restaurantId, suiteId });
    if (!suite) return refuse(c, "noEventSuite");
    return c.json({ eventSuite: formatMinimal(suite, { venue, locale, now }) }, 200);
  };
}

/** `POST /catering/events/auth-get-event-info`: the suite, whole, to those who may order for it. api#auth-get-event-info. */
export function handleAuthGetEventInfo({
  database,
  clock,
}: SuiteDeps): RouteHandler<Calls["authGetEventInfo"], ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { restaurantId } = venue;
    const found = await suiteFor(database, caller, { restaurantId, suiteId: c.req.valid("json").eventSuiteId });
    if (isRefused(found)) return refuse(c, found.refused.name);
    return c.json({ eventSuite: await formatSuite(database, found.suite, { venue, locale, now: clock() }) }, 200);
  };
}
