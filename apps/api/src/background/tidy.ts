import { pruneCarts } from "../cart/carts.store.ts";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { pruneHolds } from "../fulfilment/slot-holds.store.ts";
import { pruneSandbox } from "../gateways/payment/sandbox/sandbox-payments.store.ts";
import { pruneSandboxTokens } from "../gateways/payment/sandbox/sandbox-tokens.store.ts";
import { pruneNotices } from "../notices/notices.store.ts";
import { eraseContactsOfDay, findContactsDue } from "../orders/contacts.store.ts";
import { pruneReminders } from "../orders/dates/reminders.store.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { completeForgottenOrders } from "../orders/status/forgotten-orders.store.ts";
import { eraseReleasedOrders, releaseLeftOrders } from "../orders/status/orders-of-person.store.ts";
import { pruneRevocable } from "../orders/write/revocable-orders.store.ts";
import { pruneEvents } from "../payment/gateway-events.store.ts";
import { pruneConfirmations } from "../people/email-confirmations.store.ts";
import { pruneDevices } from "../people/known-device.ts";
import { pruneChallenges } from "../people/passkey-challenges.store.ts";
import { pruneResets } from "../people/password-resets.store.ts";
import { forgetGone } from "../people/people.store.ts";
import { pruneSessions } from "../people/sessions.store.ts";
import { pruneSocialLogins } from "../people/social-logins.store.ts";
import { pruneStaffCodes, pruneStaffSessions } from "../people/staff-sessions.store.ts";
import type { Logger } from "../settings.ts";
import { pruneVenueEvents } from "../venue-events/venue-events.store.ts";
import { eachApart } from "../work/repeat.ts";

/** How many rows one statement clears away, so that none takes long. */
const ROUND = 1_000;
/** Keys live at least 24 hours. payment#key-lifetime. */
const KEYS_LIVE_HOURS = 48;
/** Nobody asks any more how full a slot was, or which number a day's last order had. */
const DAYS_OF_COUNTERS = 60;

const pruneKeysStatement = statement({
  name: "prune keys",
  text: `delete from idempotency_keys where ctid in (
           select ctid from idempotency_keys
           where lease is null and created_at < now() - :hours::int4 * interval '1 hour'
           limit :atMost for update skip locked)`,
  params: { hours: "int4", atMost: "int8" },
  crosses: "sweep: keys that have had their time, wherever",
});

const pruneGuessesStatement = statement({
  name: "prune counters of guesses",
  text: `delete from rate_limits where ctid in (
           select ctid from rate_limits where expire < :nowMs limit :atMost for update skip locked)`,
  params: { nowMs: "int8", atMost: "int8" },
});

const pruneSlotsStatement = statement({
  name: "prune slots",
  text: `delete from slot_counts where ctid in (
           select ctid from slot_counts where slot_starts_at < :now::timestamptz - :days::int4 * interval '1 day'
           limit :atMost for update skip locked)`,
  params: { now: "timestamptz", days: "int4", atMost: "int8" },
  crosses: "sweep: slots of long ago, wherever",
});

const pruneNumbersStatement = statement({
  name: "prune numbers of days",
  text: `delete from order_numbers where ctid in (
           select ctid from order_numbers where local_day < (:now::timestamptz at time zone 'UTC')::date - :days::int4
           limit :atMost for update skip locked)`,
  params: { now: "timestamptz", days: "int4", atMost: "int8" },
  crosses: "sweep: days of long ago, wherever",
});

type TidyDeps = Pick<OrderDeps, "database" | "clock"> & { readonly logger: Logger };

/** What is cleared away, in this sequence: each clears away so many rows at most, and answers how many. */
const SWEEPS: Readonly<Record<string, (db: Database, now: Date) => Promise<number>>> = {
  "forgotten orders": (db, now) => completeForgottenOrders(db, now, ROUND),
  "orders of accounts that are gone": (db) => releaseLeftOrders(db, ROUND),
  "released orders": (db) => eraseReleasedOrders(db, ROUND),
  "accounts that are gone": (db) => forgetGone(db, ROUND),
  carts: (db, now) => pruneCarts(db, now, ROUND),
  keys: (db) => pruneKeysStatement.count(db, { hours: KEYS_LIVE_HOURS, atMost: ROUND }),
  guesses: (db, now) => pruneGuessesStatement.count(db, { nowMs: now.getTime(), atMost: ROUND }),
  "revocable orders": (db, now) => pruneRevocable(db, now, ROUND),
  "slot holds": (db, now) => pruneHolds(db, now, ROUND),
  slots: (db, now) => pruneSlotsStatement.count(db, { now, days: DAYS_OF_COUNTERS, atMost: ROUND }),
  "order numbers": (db, now) => pruneNumbersStatement.count(db, { now, days: DAYS_OF_COUNTERS, atMost: ROUND }),
  "sandbox tokens": (db) => pruneSandboxTokens(db, ROUND),
  "sandbox payments": (db) => pruneSandbox(db, ROUND),
  "gateway events": (db) => pruneEvents(db, ROUND),
  notices: (db) => pruneNotices(db, ROUND),
  "venue events": (db, now) => pruneVenueEvents(db, now, ROUND),
  reminders: (db, now) => pruneReminders(db, now, ROUND),
  sessions: (db, now) => pruneSessions(db, now, ROUND),
  "social sign-ins": (db, now) => pruneSocialLogins(db, now, ROUND),
  "passkey challenges": (db, now) => pruneChallenges(db, now, ROUND),
  "password resets": (db, now) => pruneResets(db, now, ROUND),
  "e-mail confirmations": (db, now) => pruneConfirmations(db, now, ROUND),
  "staff codes": (db, now) => pruneStaffCodes(db, now, ROUND),
  "staff sessions": (db, now) => pruneStaffSessions(db, now, ROUND),
  devices: (db, now) => pruneDevices(db, now, ROUND),
};

/**
 * Clears away what nobody keeps any more, until nothing of it is left: what grows has an end, which docs/operations.md states.
 * Completes what was forgotten. One sweep that fails is logged and holds no other up. Several servers may do it at once; each passes over
 * what another is at.
 */
export async function tidy({ database, clock, logger }: TidyDeps): Promise<void> {
  const now = clock();
  await eachApart(Object.entries(SWEEPS), ([, sweep]) => untilLess(() => sweep(database, now)), {
    name: "tidy",
    logger,
    namesOf: ([sweep]) => ({ sweep }),
  });
}

/** Does a round again as long as it finds as much as it may clear away. */
async function untilLess(round: () => Promise<number>): Promise<void> {
  while ((await round()) >= ROUND);
}

/**
 * Erases the contacts of orders whose days are over, a restaurant's day at a time. A restaurant that fails is logged and holds no other up.
 * promises#promise-48.
 */
export async function eraseContacts({ database, clock, logger }: TidyDeps): Promise<void> {
  const due = await findContactsDue(database, clock());
  const eraseDays = async ({ restaurantId, before }: (typeof due)[number]) => {
    while (await eraseContactsOfDay(database, restaurantId, before));
  };
  await eachApart(due, eraseDays, {
    name: "erase",
    logger,
    namesOf: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  });
}
