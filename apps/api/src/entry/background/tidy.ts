import { INTEREST_KEPT_DAYS, PRINT_JOBS_KEPT_DAYS, WEBHOOK_LOG_DAYS } from "@comptoir/ordering";
import { pruneNotices } from "../../events/notices/notices.store.ts";
import { pruneJobs } from "../../events/printing/print-jobs.store.ts";
import { pruneVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import { pruneDeliveries } from "../../events/webhooks/deliveries.store.ts";
import { pruneSandboxTokens } from "../../gateways/payment/sandbox/sandbox-cards.store.ts";
import { pruneSandbox } from "../../gateways/payment/sandbox/sandbox-payments.store.ts";
import { pruneEvents } from "../../money/payment/gateway-events.store.ts";
import { pruneCarts } from "../../ordering/cart/carts.store.ts";
import { eraseContactsOfDay, findContactsDue } from "../../ordering/orders/contacts.store.ts";
import { pruneReminders } from "../../ordering/orders/days/remind-parents.ts";
import { eraseReleasedOrders, releaseLeftOrders } from "../../ordering/orders/follow/orders-of-person.store.ts";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import { pruneRevocable } from "../../ordering/orders/place/revocable-orders.store.ts";
import { completeForgottenOrders } from "../../ordering/orders/refund/forgotten-orders.store.ts";
import { forgetGone } from "../../people/people.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { pruneHolds } from "../../venue/fulfilment/slot-holds.store.ts";

/** Maximum number of rows per `delete`, to keep statements short. */
const ROUND = 1_000;
/** Retention of idempotency keys in hours; 24 are guaranteed. payment#key-lifetime. */
const KEYS_LIVE_HOURS = 48;
/** Days after which slot counters and daily order numbers are deleted. */
const DAYS_OF_COUNTERS = 60;
/** Days after which staff's changes of past slots are deleted; a slot ends within a day. */
const DAYS_OF_SLOT_CHANGES = 2;

const pruneKeys = statement({
  name: "prune keys",
  text: `delete from idempotency_keys where ctid in (
           select ctid from idempotency_keys
           where lease is null and created_at < now() - :hours::int4 * interval '1 hour'
           limit :atMost for update skip locked)`,
  params: { hours: "int4", atMost: "int8" },
  crosses: "sweep: expired idempotency keys of all restaurants",
}).count;

/** Declares a statement that deletes up to `atMost` rows of a table that match the condition `past`. */
function pruneRows(name: string, table: string, past: string, crosses?: `sweep: ${string}`) {
  return statement({
    name: `prune ${name}`,
    text: `delete from ${table} where ctid in (
           select ctid from ${table} where ${past} limit :atMost for update skip locked)`,
    params: { now: "timestamptz", atMost: "int8" },
    ...(crosses && { crosses }),
  }).count;
}

const EXPIRED = "expires_at < :now";
const pruneGuesses = pruneRows(
  "guesses",
  "rate_limits",
  "expire < (extract(epoch from :now::timestamptz) * 1000)::int8",
);
const pruneSlots = pruneRows(
  "slots",
  "slot_counts",
  `slot_starts_at < :now::timestamptz - interval '${DAYS_OF_COUNTERS} days'`,
  "sweep: counters of past slots of all restaurants",
);
const pruneSlotChanges = pruneRows(
  "slot changes",
  "slot_changes",
  `slot_starts_at < :now::timestamptz - interval '${DAYS_OF_SLOT_CHANGES} days'`,
  "sweep: staff's changes of past slots of all restaurants",
);
const pruneInterest = pruneRows(
  "guest interest",
  "guest_interest",
  `local_day < (:now::timestamptz at time zone 'UTC')::date - ${INTEREST_KEPT_DAYS}`,
  "sweep: counts of past days of all restaurants",
);
const pruneNumbers = pruneRows(
  "numbers of days",
  "order_numbers",
  `local_day < (:now::timestamptz at time zone 'UTC')::date - ${DAYS_OF_COUNTERS}`,
  "sweep: order numbers of past days of all restaurants",
);
/** Sessions of which nothing was sent. The others stay with their rounds, which may be refunded. table#table-names. */
const pruneTables = pruneRows(
  "ended tables",
  "table_sessions",
  `ended_at < :now::timestamptz - interval '1 day' and not exists (select from table_orders t
     where t.restaurant_id = table_sessions.restaurant_id and t.session_id = table_sessions.id)`,
  "sweep: ended tables of all restaurants",
);
/** The names of those who sat at a table, and who has paid. table#table-names. */
const pruneTablePeople = statement({
  name: "prune people of ended tables",
  text: `with gone as (
           select p.restaurant_id, p.session_id, p.id from table_people p
             join table_sessions s on s.restaurant_id = p.restaurant_id and s.id = p.session_id
           where s.ended_at < :now::timestamptz - interval '1 day' limit :atMost for update of p skip locked
         ), forgotten as (
           update table_payments t set owner = null from gone g
           where t.restaurant_id = g.restaurant_id and t.session_id = g.session_id and t.person = g.id
         )
         delete from table_people p using gone g
         where p.restaurant_id = g.restaurant_id and p.session_id = g.session_id and p.id = g.id`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: people of ended tables of all restaurants",
}).count;
/** The terms of groups by a link, with who opened each and the lines at its last call. table#table-names. */
const pruneGroups = pruneRows(
  "ended groups",
  "table_groups",
  `exists (select from table_sessions s where s.restaurant_id = table_groups.restaurant_id and s.id = table_groups.session_id
     and s.ended_at < :now::timestamptz - interval '1 day')`,
  "sweep: ended groups of all restaurants",
);
const pruneSessions = pruneRows("sessions", "person_sessions", EXPIRED);
const pruneSocialLogins = pruneRows("social sign-ins", "social_logins", EXPIRED);
const pruneChallenges = pruneRows("passkey challenges", "passkey_challenges", EXPIRED);
const pruneResets = pruneRows("password resets", "password_resets", EXPIRED);
const pruneConfirmations = pruneRows("e-mail confirmations", "email_confirmations", EXPIRED);
const pruneStaffCodes = pruneRows(
  "staff codes",
  "staff_codes",
  EXPIRED,
  "sweep: expired staff codes of all restaurants",
);
const pruneStartCodes = pruneRows("start codes", "start_codes", EXPIRED);
const pruneStaffSessions = pruneRows(
  "staff sessions",
  "staff_sessions",
  EXPIRED,
  "sweep: ended staff sessions of all restaurants",
);
/** Deletes the history of the staff after two years. staff#acts. */
const pruneStaffActs = pruneRows(
  "staff acts",
  "staff_acts",
  "at < :now::timestamptz - interval '2 years'",
  "sweep: old acts of the staff of all restaurants",
);
/** Deletes devices that were not used for a year. */
const pruneDevices = pruneRows("devices", "person_devices", "seen_at < :now::timestamptz - interval '1 year'");

type TidyDeps = Pick<OrderDeps, "database" | "clock"> & { readonly logger: Logger };

type Round = { readonly now: Date; readonly atMost: number };

/** Sweeps, in order of execution. Each processes up to `atMost` rows and returns their number. */
const SWEEPS: Readonly<Record<string, (db: Database, round: Round) => Promise<number>>> = {
  "forgotten orders": (db, { now, atMost }) => completeForgottenOrders(db, now, atMost),
  "orders of accounts that are gone": (db, { atMost }) => releaseLeftOrders(db, atMost),
  "released orders": (db, { atMost }) => eraseReleasedOrders(db, atMost),
  "accounts that are gone": (db, { atMost }) => forgetGone(db, atMost),
  "people of ended tables": pruneTablePeople,
  "ended groups": pruneGroups,
  "ended tables": pruneTables,
  carts: (db, { now, atMost }) => pruneCarts(db, now, atMost),
  keys: (db, { atMost }) => pruneKeys(db, { hours: KEYS_LIVE_HOURS, atMost }),
  guesses: pruneGuesses,
  "revocable orders": (db, { now, atMost }) => pruneRevocable(db, now, atMost),
  "slot holds": pruneHolds,
  slots: pruneSlots,
  "slot changes": pruneSlotChanges,
  "order numbers": pruneNumbers,
  "guest interest": pruneInterest,
  "sandbox tokens": pruneSandboxTokens,
  "sandbox payments": pruneSandbox,
  "gateway events": pruneEvents,
  notices: (db, { atMost }) => pruneNotices(db, atMost),
  "venue events": (db, { now, atMost }) => pruneVenueEvents(db, now, atMost),
  "webhook deliveries": (db, { atMost }) => pruneDeliveries(db, { days: WEBHOOK_LOG_DAYS, atMost }),
  "print jobs": (db, { atMost }) => pruneJobs(db, { days: PRINT_JOBS_KEPT_DAYS, atMost }),
  reminders: (db, { now, atMost }) => pruneReminders(db, now, atMost),
  sessions: pruneSessions,
  "social sign-ins": pruneSocialLogins,
  "passkey challenges": pruneChallenges,
  "password resets": pruneResets,
  "e-mail confirmations": pruneConfirmations,
  "staff codes": pruneStaffCodes,
  "start codes": pruneStartCodes,
  "staff sessions": pruneStaffSessions,
  "staff acts": pruneStaffActs,
  devices: pruneDevices,
};

/**
 * Deletes expired rows in batches and completes forgotten orders (limits: docs/operations.md). This bounds
 * every table. A failing sweep does not stop the others. Safe to run on several servers: locked rows are
 * skipped.
 */
export async function tidy({ database, clock, logger }: TidyDeps): Promise<void> {
  const now = clock();
  await forEachIsolated(
    Object.entries(SWEEPS),
    ([, sweep]) => repeatUntilBatchNotFull(() => sweep(database, { now, atMost: ROUND })),
    {
      name: "tidy",
      logger,
      namesOf: ([sweep]) => ({ sweep }),
    },
  );
}

async function repeatUntilBatchNotFull(round: () => Promise<number>): Promise<void> {
  while ((await round()) >= ROUND);
}

/**
 * Erases contact details of orders past their retention. A failure at one restaurant is logged and does not
 * stop the others. promises#promise-48.
 */
export async function eraseContacts({ database, clock, logger }: TidyDeps): Promise<void> {
  const due = await findContactsDue(database, clock());
  const eraseDays = async ({ restaurantId, before }: (typeof due)[number]) => {
    while (await eraseContactsOfDay(database, restaurantId, before));
  };
  await forEachIsolated(due, eraseDays, {
    name: "erase",
    logger,
    namesOf: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  });
}
