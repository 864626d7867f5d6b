import type { contract, PricedGroupData, PricedLineData, RunSheetData } from "@comptoir/contract";
import {
  findGroup,
  findItem,
  findValue,
  isSuiteOperator,
  LOCALES,
  type Locale,
  localizedText,
  type MenuIndex,
  type MenuItem,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Queryable } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { listParStock, type ParStockRow } from "./par-stock.store.ts";
import { formatParStock } from "./par-stock.ts";
import { findEvent, listOrdersOfEvent } from "./run-sheet.store.ts";
import type { SuiteDeps } from "./suite-access.ts";

type Call = (typeof contract.suites)["getRunSheet"];
type Event = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/**
 * `GET /catering/events/{eventId}/run-sheet`: returns an event's run sheet to its operators.
 * api#get-run-sheet.
 */
export function handleGetRunSheet({ database }: SuiteDeps): RouteHandler<Call, ApiEnv> {
  return async (c) => {
    const { eventId } = c.req.valid("param");
    const { venue, caller, locale } = c.var;
    const { who } = caller;
    if (!isSuiteOperator(who) || !("operatorId" in who))
      throw new Error("An operator call reached its handler without an operator.");
    const { restaurantId } = venue;
    const event = await findEvent(database, { restaurantId, eventId, operatorId: who.operatorId });
    if (!event) return refuse(c, "noEventSuite");
    if (!event.isAssigned) return refuse(c, "notAssignedToSuite");
    return c.json(await formatRunSheet(database, event, { venue, locale }), 200);
  };
}

/** Builds an event's run sheet: the orders by time and suite, and the stock to bring. suites#run-sheet. */
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

type Named = Parameters<typeof localizedText<"name">>[0];

/**
 * Translates ordered lines into one language, so that equal dishes read alike and are made together. Names
 * that the menu has removed or changed stay as ordered. suites#run-sheet.
 */
export function linesInLanguage(lines: readonly PricedLineData[], index: MenuIndex, locale: Locale): PricedLineData[] {
  return lines.map((line) => {
    const item = findItem(index, { id: line.id, menuId: line.menu_id, sectionId: line.section_id })?.item;
    if (item === undefined) return line;
    const orderOptions = line.orderOptions.map((option) =>
      "memo" in option ? option : groupInLanguage(option, item, locale),
    );
    return { ...line, name: nameIn(item, line.name, locale), orderOptions };
  });
}

function groupInLanguage(group: PricedGroupData, item: MenuItem, locale: Locale): PricedGroupData {
  const values = group.values.map((value) => ({
    ...value,
    name: nameIn(findValue(item, value.id), value.name, locale),
    options: value.options.map((inner) => groupInLanguage(inner, item, locale)),
  }));
  return { ...group, name: nameIn(findGroup(item, group.id), group.name, locale), values };
}

/**
 * Returns the translated name if the menu still has the ordered name in any language; otherwise the ordered
 * name.
 */
function nameIn(thing: Named | undefined, ordered: string, locale: Locale): string {
  const isCalledSo = thing !== undefined && LOCALES.some((one) => localizedText(thing, "name", one) === ordered);
  return isCalledSo ? localizedText(thing, "name", locale) : ordered;
}
