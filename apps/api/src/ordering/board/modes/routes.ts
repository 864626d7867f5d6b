import { contract } from "@comptoir/contract";
import { type BoardMode, boardModes, isRefused } from "@comptoir/ordering";
import type { ApiApp } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { printRunSheet } from "../../../venue/suites/print-run-sheet.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { labelsOfDate } from "../../orders/days/meal-labels.ts";
import type { BoardDeps } from "../board-deps.ts";
import { boardOf } from "../board-of.ts";
import { cateringDays } from "./catering-days.ts";
import { eventOrders, eventsOfVenue } from "./event-orders.ts";
import { schoolList } from "./school-list.ts";

const PDF = { "content-type": "application/pdf" };

/** Mounts the lists of a board for schools, suites and caterers. A venue without the mode has none. board#board-modes. */
export function mountBoardModes(app: ApiApp, deps: BoardDeps): void {
  const { modes } = contract;
  const { database } = deps;

  app.openapi(modes.getSchoolList, async (c) => {
    const { venue } = await boardOf(c, deps);
    if (!hasMode(venue, "school")) return refuse(c, "notFound");
    return c.json(await schoolList(deps, venue, c.req.valid("query").date ?? null), 200);
  });

  app.openapi(modes.printSchoolLabels, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { date } = c.req.valid("query");
    if (!hasMode(venue, "school")) return refuse(c, "notFound");
    const printed = await labelsOfDate(deps, { venue, date, locale: venue.defaultLocale });
    return isRefused(printed) ? refuse(c, "notFound") : c.body(Buffer.from(printed.pdf), 200, PDF);
  });

  app.openapi(modes.getStaffEvents, async (c) => {
    const { venue } = await boardOf(c, deps);
    return c.json({ events: await eventsOfVenue(deps, venue) }, 200);
  });

  app.openapi(modes.getEventOrders, async (c) => {
    const { venue } = await boardOf(c, deps);
    const orders = await eventOrders(deps, venue, c.req.valid("param").eventId);
    return isRefused(orders) ? refuse(c, "notFound") : c.json(orders, 200);
  });

  app.openapi(modes.printRunSheet, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { eventId } = c.req.valid("param");
    const printed = await printRunSheet(database, { venue, eventId, locale: venue.defaultLocale });
    return isRefused(printed) ? refuse(c, "notFound") : c.body(printed.pdf, 200, PDF);
  });

  app.openapi(modes.getCateringDays, async (c) => {
    const { venue } = await boardOf(c, deps);
    if (!hasMode(venue, "catering")) return refuse(c, "notFound");
    return c.json(await cateringDays(deps, venue, c.req.valid("query").from ?? null), 200);
  });
}

/** Whether a venue's board has the list of a mode. */
export function hasMode({ ordering }: LoadedVenue, mode: Exclude<BoardMode, "suites">): boolean {
  return boardModes(ordering, { hasEvents: false }).includes(mode);
}
