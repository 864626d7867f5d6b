import type { contract } from "@comptoir/contract";
import { formatCents, isRefused, isSameId, parseCents, type Refused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { actOf } from "./act-of.ts";
import { addAct } from "./acts.store.ts";
import { confirmSettings, type FoundSuite, findSuite } from "./event-suites.store.ts";
import { proveByInvitation } from "./prove-email.ts";
import { type SuiteDeps, suiteFor } from "./suite-access.ts";
import { formatMinimal, formatSuite } from "./suite-answers.ts";
import { openLink } from "./suite-links.ts";

type Call = (typeof contract.suites)["updateEventDaySettings"];

/**
 * `PUT …/update-event-day-settings`: the owner or an operator confirms the payment preference and the tab
 * limit, which opens the tab. A stale `version` is refused with the current settings.
 * api#update-event-day-settings, suites#suite-settings.
 */
export function handleUpdateEventDaySettings({ database, clock }: SuiteDeps): RouteHandler<Call, ApiEnv> {
  return async (c) => {
    const { eventId, suiteId } = c.req.valid("param");
    const { event_day_payment_preference: preference, tab_limit, order_restaurant_id, version } = c.req.valid("json");
    const { venue, caller, locale } = c.var;
    const { restaurantId } = venue;
    const limitCents = tab_limit == null ? null : parseCents(tab_limit);
    if (tab_limit != null && (limitCents === null || limitCents < 0)) {
      return refuse(c, "invalidRequest", { issues: [{ path: "tab_limit", problem: "not-an-amount" }] });
    }
    const now = clock();
    const find = () => suiteFor(database, caller, { restaurantId, suiteId });
    const before = await find();
    if (isRefused(before)) return refuse(c, before.refused.name);
    // A host may order on the tab. Only the owner, who pays it, sets its limit.
    if (before.suite.onlyOf !== null) return refuse(c, "notAllowed");
    if (before.suite.eventId !== eventId) return refuse(c, "noEventSuite");
    if (order_restaurant_id != null && !isSameId(order_restaurant_id, venue.id)) return refuse(c, "restaurantUnknown");
    const seen = version ?? before.suite.version;
    const isConfirmed = await inTransaction(database, "read committed", async (transaction) => {
      const settings = { restaurantId, suiteId, version: seen, preference, limitCents, now };
      if (!(await confirmSettings(transaction, settings))) return false;
      const details = { preference, tab_limit: limitCents === null ? null : formatCents(limitCents) };
      await addAct(transaction, { ...actOf(caller, before.suite), at: now, act: "settings-confirmed", details });
      return true;
    });
    const after = await find();
    if (isRefused(after)) return refuse(c, after.refused.name);
    const eventSuite = await formatSuite(database, after.suite, { venue, locale, now });
    if (isConfirmed) return c.json({ eventSuite }, 200);
    const { name } = refusalOf(after.suite, { seen, preference }).refused;
    return refuse(c, name, { current: eventSuite });
  };
}

function refusalOf(
  { version, tabOpenedAt, tabClosedAt, paymentPreference }: FoundSuite,
  { seen, preference }: { readonly seen: number; readonly preference: string },
): Refused<{ readonly name: "versionConflict" | "preferenceFixed" | "tabLimitBelow" }> {
  if (version !== seen) return { refused: { name: "versionConflict" } };
  const isFixed = tabClosedAt !== null || (tabOpenedAt !== null && paymentPreference !== preference);
  return { refused: { name: isFixed ? "preferenceFixed" : "tabLimitBelow" } };
}

type Calls = typeof contract.suites;

/**
 * `POST /catering/events/get-minimal-info`: returns a suite to any caller with its link. A link that has
 * expired, was changed or is for another suite is refused. The link of an invitation also confirms the
 * caller's e-mail address. api#get-minimal-info, suites#encrypted-value.
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

/**
 * `POST /catering/events/auth-get-event-info`: returns a complete suite to callers who may order for it.
 * api#auth-get-event-info.
 */
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
