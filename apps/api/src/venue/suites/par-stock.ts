import type { contract, ParStockData } from "@comptoir/contract";
import { findItem, isRefused, type Locale, localizedText, toBring } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { actOf } from "./act-of.ts";
import { addAct } from "./acts.store.ts";
import { countParStock, listParStock, type ParStockRow, type StockCount } from "./par-stock.store.ts";
import { type SuiteDeps, suiteFor } from "./suite-access.ts";

type Call = (typeof contract.suites)["countParStock"];

/** Formats a par-stock item. A dish that is on no menu any more is named by its id. suites#par-stock. */
export function formatParStock(row: ParStockRow, { index }: Pick<LoadedVenue, "index">, locale: Locale): ParStockData {
  const found = findItem(index, { id: row.itemId });
  const name = found ? localizedText(found.item, "name", locale) : row.itemId;
  return { item: row.itemId, name, par: row.par, on_hand: row.onHand, to_bring: toBring(row) };
}

/**
 * Saves the counts of a suite's par stock and audits the action. The caller has validated the items.
 * suites#par-stock, suites#audit.
 */
export async function countStockOfSuite(
  database: Database,
  by: ReturnType<typeof actOf>,
  counts: readonly StockCount[],
  now: Date,
): Promise<void> {
  const { restaurantId, suiteId } = by;
  await inTransaction(database, "read committed", async (transaction) => {
    await countParStock(transaction, { restaurantId, suiteId, counts, now });
    const details = { on_hand: Object.fromEntries(counts.map(({ item, on_hand }) => [item, on_hand])) };
    await addAct(transaction, { ...by, at: now, act: "stock-counted", details });
  });
}

/** `POST …/par-stock`: saves an operator's count; returns what to bring. api#count-par-stock. */
export function handleCountParStock({ database, clock }: SuiteDeps): RouteHandler<Call, ApiEnv> {
  return async (c) => {
    const { eventId, suiteId } = c.req.valid("param");
    const counts = c.req.valid("json").counts.map(({ item, on_hand }) => ({ item: String(item), on_hand }));
    const { caller, venue, locale } = c.var;
    const { restaurantId } = venue;
    const found = await suiteFor(database, caller, { restaurantId, suiteId });
    if (isRefused(found)) return refuse(c, found.refused.name);
    if (found.suite.eventId !== eventId) return refuse(c, "noEventSuite");
    const known = new Set(
      (await listParStock(database, { restaurantId, eventId, suiteId })).map(({ itemId }) => itemId),
    );
    if (!counts.every(({ item }) => known.has(item))) return refuse(c, "notFound");
    await countStockOfSuite(database, actOf(caller, found.suite), counts, clock());
    const stock = await listParStock(database, { restaurantId, eventId, suiteId });
    return c.json({ par_stock: stock.map((row) => formatParStock(row, venue, locale)) }, 200);
  };
}
