import { isCalendarDate, orderingSettings, type Refused, type ThingMark } from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { thingsOf } from "../stock/counted-things.ts";
import { endMarks, markSoldOut, unmarkSoldOut } from "../stock/sold-out-marks.store.ts";
import { stockChanged } from "../stock/stock-changed.ts";
import { refillStock, refillStockOfDay, restockDaily } from "../stock/stock-levels.store.ts";
import { bumpRevision, holdMenu, loadStoredVenue } from "../venues/restaurants.store.ts";

export type StockDeps = { readonly database: Database; readonly clock: Clock };
type Things = { readonly restaurantId: string; readonly things: readonly ThingMark[] };

/** A dish, option value or section that is on no menu of the restaurant. */
export type ThingUnknown = { readonly code: "thing-unknown"; readonly thing: ThingMark };

/**
 * Marks dishes, option values or sections as sold out, all or none: until a time, or until they are restocked.
 * Idempotent. `note` writes the act of a member of the staff, in the same transaction. menu#sold-out,
 * operations#stock-commands.
 */
export function sellOut(
  { database, clock }: StockDeps,
  { restaurantId, things, until = null }: Things & { readonly until?: Date | null },
  note?: NoteAct,
): Promise<{ readonly soldOut: readonly ThingMark[] } | Refused<ThingUnknown>> {
  return changeThings<{ readonly soldOut: readonly ThingMark[] }>(
    database,
    { restaurantId, things },
    async (transaction) => {
      const at = clock();
      await markSoldOut(transaction, { restaurantId, things, now: at, until, replaces: true });
      await note?.(transaction, at);
      await bumpRevision(transaction, restaurantId);
      await writeVenueEvents(transaction, stockChanged({ restaurantId, at }, { soldOut: things }));
      return { soldOut: things };
    },
  );
}

export type RestockRefusal =
  | ThingUnknown
  /** `day` is invalid, or before `today`, the restaurant's local day. */
  | { readonly code: "day-past"; readonly today: string }
  /** A thing is not restocked daily, so its stock is not counted by day. menu#stock-day. */
  | { readonly code: "not-daily" };

/**
 * Restocks things, all or none: removes their marks and refills the counted ones. `stock`: portions, or null
 * for the number in the venue file. `day`: a future day whose stock is set, without removing marks; null for
 * today. `ahead` is the future day that was restocked, or null. menu#stock, menu#stock-day,
 * operations#stock-commands.
 */
export function restock(
  { database, clock }: StockDeps,
  { restaurantId, things: named, stock, day }: Things & { readonly stock: number | null; readonly day: string | null },
  note?: NoteAct,
): Promise<{ readonly ahead: string | null } | Refused<RestockRefusal>> {
  // PostgreSQL rejects an upsert that changes a row twice, so remove duplicates.
  const things = [...new Map(named.map((thing) => [keyOf(thing), thing])).values()];
  const counted = things.filter(({ kind }) => kind !== "section");
  return changeThings<{ readonly ahead: string | null }, RestockRefusal>(
    database,
    { restaurantId, things },
    async (transaction, zone) => {
      const today = localMomentOf(clock(), zone).date;
      if (day !== null && !(isCalendarDate(day) && day >= today)) return { refused: { code: "day-past", today } };
      if (day !== null && day !== today) {
        const set = await refillStockOfDay(transaction, { restaurantId, things: counted, stock, day });
        return set < things.length ? { refused: { code: "not-daily" } } : { ahead: day };
      }
      await unmarkSoldOut(transaction, { restaurantId, things });
      await refillStock(transaction, restaurantId, counted, stock, today);
      await bumpRevision(transaction, restaurantId);
      const at = clock();
      await note?.(transaction, at);
      const isEmpty = stock === 0;
      await writeVenueEvents(
        transaction,
        stockChanged({ restaurantId, at }, isEmpty ? { soldOut: things } : { restocked: things }),
      );
      return { ahead: null };
    },
  );
}

/** Changes stock in one transaction, serialized with other staff actions and imports. */
function changeThings<Result extends object, Refusal = never>(
  database: Database,
  { restaurantId, things }: Things,
  change: (transaction: Transaction, zone: string) => Promise<Result | Refused<Refusal>>,
): Promise<Result | Refused<Refusal | ThingUnknown>> {
  const changeHeld = async (transaction: Transaction): Promise<Result | Refused<Refusal | ThingUnknown>> => {
    await holdMenu(transaction, { restaurantId });
    const venue = await loadStoredVenue(transaction, { restaurantId });
    if (!venue) throw new Error(`Restaurant ${restaurantId} was not found.`);
    const known = new Set(thingsOf(venue.document).all.map(keyOf));
    const unknown = things.find((thing) => !known.has(keyOf(thing)));
    if (unknown) return { refused: { code: "thing-unknown", thing: { kind: unknown.kind, id: unknown.id } } };
    return change(transaction, orderingSettings(venue.settings).zone);
  };
  return inRefusableTransaction<Result, Refusal | ThingUnknown>(database, "read committed", changeHeld, restaurantId);
}

const keyOf = ({ kind, id }: ThingMark) => `${kind} ${id}`;

/** Ends the marks whose time has come, so that menus show the dishes again. Safe to run on several servers. menu#sold-out. */
export function endSoldOut({ database, clock }: StockDeps): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    const at = clock();
    const ended = Map.groupBy(await endMarks(transaction, { now: at }), ({ restaurantId }) => restaurantId);
    if (ended.size === 0) return;
    await bumpRevision(transaction, ...ended.keys());
    const events = [...ended].flatMap(([restaurantId, things]) =>
      stockChanged({ restaurantId, at }, { restocked: things }),
    );
    await writeVenueEvents(transaction, events);
  });
}

/**
 * Refills daily stock once the restaurant's day has begun, so that menus show it again. Orders do not depend
 * on it: the first order of the day refills as well. Safe to run on several servers. menu#stock.
 */
export function restockForToday({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    const at = clock();
    const refilled = Map.groupBy(await restockDaily(transaction, at), ({ restaurantId }) => restaurantId);
    if (refilled.size === 0) return;
    await bumpRevision(transaction, ...refilled.keys());
    const events = [...refilled].flatMap(([restaurantId, things]) =>
      stockChanged({ restaurantId, at }, { restocked: things.filter(({ isBack }) => isBack) }),
    );
    await writeVenueEvents(transaction, events);
  });
}
