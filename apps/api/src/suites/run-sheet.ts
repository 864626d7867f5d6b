import type { contract, RunSheetData } from "@comptoir/contract";
import { isSuiteOperator, type Locale } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Queryable } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { linesInLanguage } from "./lines-in-language.ts";
import { listParStock, type ParStockRow } from "./par-stock.store.ts";
import { formatParStock } from "./par-stock.ts";
import { findEvent, listOrdersOfEvent } from "./run-sheet.store.ts";
import type { SuiteDeps } from "./suite-deps.ts";

type Call = (typeof contract.suites)["getRunSheet"];
type Event = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** `GET /catering/events/{eventId}/run-sheet`: what the kitchen makes for an event, to its operators. api#get-run-sheet. */
export function handleGetRunSheet({ database }: SuiteDeps): RouteHandler<Call, ApiEnv> {
  return async (c) => {
    const { eventId } = c.req.valid("param");
    const { venue, caller, locale } = c.var;
    const { who } = caller;
    if (!isSuiteOperator(who) || !("operatorId" in who))
      throw new Error("A call for operators was let through without one.");
    const { restaurantId } = venue;
    const event = await findEvent(database, { restaurantId, eventId, operatorId: who.operatorId });
    if (!event) return refuse(c, "noEventSuite");
    if (!event.isAssigned) return refuse(c, "notAssignedToSuite");
    return c.json(await formatRunSheet(database, event, { venue, locale }), 200);
  };
}

/** The run sheet of an event: its suites' orders by time and suite, and what is to be brought to the suites. suites#run-sheet. */
export async function formatRunSheet(
  db: Queryable,
  { id, name, startsAt }: Event,
  { venue, locale }: { readonly venue: LoadedVenue; readonly locale: Locale },
): Promise<RunSheetData> {
  const event = { restaurantId: venue.restaurantId, eventId: id };
  const [orders, stock] = await Promise.all([listOrdersOfEvent(db, event), listParStock(db, event)]);
  return {
    event: { id, name, starts_at: startsAt.toISOString() },
    orders: orders.map(({ number, readyAt, lines, ...order }) => ({
      ...order,
      number: String(number),
      at: readyAt.toISOString(),
      lines: linesInLanguage(lines, venue.index, locale),
    })),
    restock: [...Map.groupBy(stock, ({ suiteId }) => suiteId).values()].map((rows) => ({
      suite: (rows[0] as ParStockRow).suite,
      items: rows.map((row) => formatParStock(row, venue, locale)),
    })),
  };
}
