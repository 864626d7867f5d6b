import {
  type DeliveryPreference,
  deliveryMoment,
  eventFlags,
  isRefused,
  isWebUser,
  ORDER_TYPE_RULES,
  type Refused,
} from "@comptoir/ordering";
import { listCards } from "../../../money/payment/saved-cards.store.ts";
import { hashSecret, isSecret } from "../../../people/secrets.ts";
import { isOperatorsToken } from "../../../people/sessions.store.ts";
import { actOf } from "../../../venue/suites/act-of.ts";
import type { SuiteAct } from "../../../venue/suites/acts.store.ts";
import { type FoundSuite, listSuiteOrders } from "../../../venue/suites/event-suites.store.ts";
import { isShown, suiteFor } from "../../../venue/suites/suite-access.ts";
import { formatSuite, isTabOpen } from "../../../venue/suites/suite-answers.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { Submit, SubmitRefusal } from "./submit.ts";

/** The suite's part of a submit. `wantedAt`: null means as soon as possible. */
export type SuiteOrder = {
  readonly suite: FoundSuite;
  readonly kind: "pre-order" | "event-day";
  readonly wantedAt: Date | null;
  readonly changes: { readonly version: number | null } | null;
  readonly act: Omit<SuiteAct, "details">;
};

/**
 * Reviews a submit for a suite; null for any other order. A pre-order needs a saved payment method, and is
 * refused once the event's pre-orders close. An order on the event's day goes on the open tab. An operator
 * who acts for an owner must also send the operator's own token. suites#suite-order, suites#pre-order,
 * people#acting-as.
 */
export async function reviewSuite(
  { database }: Pick<OrderDeps, "database">,
  submit: Submit,
): Promise<SuiteOrder | null | Refused<SubmitRefusal>> {
  const { body, venue, caller, now, changedId } = submit;
  const isEventDay = ORDER_TYPE_RULES[body.type].atTable && body.data.config?.eventDayOrdering === true;
  const isPreOrder = ORDER_TYPE_RULES[body.type].preOrder;
  if (!isEventDay && !isPreOrder) return caller.acting ? { refused: { name: "notAssignedToSuite" } } : null;
  const { suites } = body.data;
  if (!suites) return { refused: { name: "noEventSuite" } };
  if (!isWebUser(caller.who)) {
    return { refused: { name: caller.who.kind === "guest" ? "loginRequired" : "notAssignedToSuite" } };
  }
  if (!(await isOperatorAsSaid(database, submit))) return { refused: { name: "notSuiteOperator" } };
  const { restaurantId } = venue;
  const found = await suiteFor(database, caller, { restaurantId, suiteId: suites.eventSuiteId });
  if (isRefused(found)) return found;
  const { suite } = found;
  const flags = eventFlags(suite, now);
  if (isPreOrder && !flags.preOrdering) return { refused: { name: "preOrderClosed" } };
  if (isEventDay && !(flags.eventDay && isTabOpen(suite))) return { refused: { name: "tabNotOpen" } };
  if (isPreOrder && !(await hasPaymentMethod(database, submit))) {
    return { refused: { name: "preOrderWithoutPaymentMethod" } };
  }
  const changes = changedId === undefined ? null : { version: suites.version ?? null };
  const changed = changes && (await listSuiteOrders(database, suite)).find(({ id }) => id === changedId);
  if (changes) {
    if (changed && !isShown(suite, changed)) return { refused: { name: "notYours" } };
    // Without a version, the last writer wins.
    const isSeen = changed !== undefined && changed?.version === (changes.version ?? changed?.version);
    if (!isSeen || changed?.status === "cancelled") {
      return { refused: await wordConflict({ database }, submit) };
    }
  }
  return {
    suite,
    kind: isPreOrder ? "pre-order" : "event-day",
    wantedAt: isPreOrder ? deliveredAt(suite, suites.deliveryTime, changed) : null,
    changes,
    act: {
      ...actOf(caller, suite),
      at: now,
      act: isPreOrder ? (changes ? "pre-order-changed" : "pre-order-placed") : "ordered",
    },
  };
}

/**
 * Returns when a pre-order is delivered: at the time in the body (`said`), else at the changed order's time,
 * else at the suite's default time.
 */
function deliveredAt(
  suite: FoundSuite,
  said: DeliveryPreference | null | undefined,
  changed: { readonly wantedAt: Date | null } | null | undefined,
): Date {
  return (said ? null : changed?.wantedAt) ?? deliveryMoment(suite, said ?? suite.deliveryTime);
}

/**
 * Writes the refusal for a conflict with a concurrent order, with the suite's current state as the caller may
 * see it. suites#modify.
 */
export async function wordConflict(
  { database }: Pick<OrderDeps, "database">,
  { body, venue, caller, now, locale }: Submit,
): Promise<SubmitRefusal> {
  const suiteId = body.data.suites?.eventSuiteId ?? "";
  const found = await suiteFor(database, caller, { restaurantId: venue.restaurantId, suiteId });
  if (isRefused(found)) return found.refused;
  return {
    name: "versionConflict",
    details: { current: await formatSuite(database, found.suite, { venue, locale, now }) },
  };
}

/**
 * Returns whether the body's `operatorToken` is valid for an operator who acts for the owner. Any other
 * caller must send none.
 */
async function isOperatorAsSaid(database: OrderDeps["database"], { body, caller }: Submit): Promise<boolean> {
  const { operatorToken } = body;
  const { acting, login } = caller;
  if (!acting || !login) return operatorToken == null;
  if (typeof operatorToken !== "string" || !isSecret(operatorToken)) return false;
  return isOperatorsToken(database, { sessionId: login.sessionId, tokenHash: hashSecret(operatorToken) });
}

async function hasPaymentMethod(database: OrderDeps["database"], { caller }: Submit): Promise<boolean> {
  return caller.login !== null && (await listCards(database, caller.login.personId)).length > 0;
}
