import { contract } from "@comptoir/contract";
import { isRefused, roleAllows } from "@comptoir/ordering";
import { lastSequence } from "../../events/venue-events/venue-events.store.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { TableDeps } from "../table/table-deps.ts";
import { mountBoardActs } from "./act-routes.ts";
import type { BoardDeps } from "./board-deps.ts";
import { boardOf } from "./board-of.ts";
import { formatBoardOrder } from "./board-order.ts";
import { findOrdersOfDay, loadBoardOrders } from "./board-orders.store.ts";
import { boardStream } from "./board-stream.ts";
import { crossLinesOff, markRead } from "./change-board.ts";
import { formatOrderActs } from "./format-order-acts.ts";
import { mountOpenTables } from "./modes/open-tables.ts";
import { mountBoardModes } from "./modes/routes.ts";
import { mountBoardNow } from "./now-routes.ts";
import { listOpenTabs, listUnpaidHere } from "./open-tabs.store.ts";
import { orderAnswer } from "./order-answer.ts";
import { loadOrderPast } from "./order-past.store.ts";
import { readBoard } from "./read-board.ts";
import { mountRefunds } from "./refund-routes.ts";
import { mountService } from "./service/routes.ts";

/** Mounts the calls of a kitchen's board. api#board. */
export function mountBoard(app: ApiApp, deps: BoardDeps & TableDeps): void {
  mountBoardActs(app, deps);
  mountBoardNow(app, deps);
  mountBoardModes(app, deps);
  mountOpenTables(app, deps);
  mountRefunds(app, deps);
  mountTabs(app, deps);
  mountService(app, deps);

  app.openapi(contract.board.getBoard, async (c) => {
    const { venue } = await boardOf(c, deps);
    return c.json(await readBoard(deps, venue, c.req.valid("query").after ?? null), 200);
  });

  app.openapi(contract.board.boardEvents, async (c): Promise<Response> => {
    const { after, list, station = [] } = c.req.valid("query");
    const stations = [...new Set([station].flat())].sort();
    const who = await boardOf(c, deps);
    const { restaurantId } = who.venue;
    const followTables = list === "tables" ? deps.tablesFeed.follow.bind(null, restaurantId) : null;
    return boardStream(c, deps, { ...who, after, isPresent: list === undefined, stations, followTables });
  });

  app.openapi(contract.board.crossLines, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const order = { restaurantId: venue.restaurantId, orderId: c.req.valid("param").id };
    const { lines, done } = c.req.valid("json");
    const answer = await crossLinesOff(deps, order, { lines, isDone: done, by: who });
    return isRefused(answer) ? refuse(c, "notFound") : c.json(await orderAnswer(deps, venue, order.orderId), 200);
  });

  app.openapi(contract.board.readOrder, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const order = { restaurantId: venue.restaurantId, orderId: c.req.valid("param").id };
    const answer = await markRead(deps, order, { version: c.req.valid("json").version, by: who });
    return isRefused(answer) ? refuse(c, "notFound") : c.json(await orderAnswer(deps, venue, order.orderId), 200);
  });

  app.openapi(contract.board.getStaffOrder, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { restaurantId } = venue;
    const orderId = c.req.valid("param").id;
    const sequence = await lastSequence(deps.database, restaurantId);
    const [[row], past] = await Promise.all([
      loadBoardOrders(deps.database, restaurantId, [orderId]),
      loadOrderPast(deps.database, { restaurantId, orderId }),
    ]);
    if (row === undefined || past === null) return refuse(c, "notFound");
    const acts = formatOrderActs(row, past, { venue, seesReasons: roleAllows(who.role, "manager") });
    return c.json({ order: formatBoardOrder(row, venue), sequence, acts }, 200);
  });

  app.openapi(contract.board.listStaffOrders, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { day, text } = c.req.valid("query");
    const wanted = day ?? localMomentOf(deps.clock(), venue.zone).date;
    const named = text?.trim() || null;
    const rows = await findOrdersOfDay(deps.database, { restaurantId: venue.restaurantId, day: wanted, text: named });
    return c.json({ orders: rows.map((row) => formatBoardOrder(row, venue)) }, 200);
  });
}

/** Mounts the list of open tabs and unpaid orders. api#staff-tabs-call. */
function mountTabs(app: ApiApp, deps: BoardDeps): void {
  app.openapi(contract.board.listOpenTabs, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { restaurantId } = venue;
    const today = localMomentOf(deps.clock(), venue.zone).date;
    const [tabs, unpaid] = await Promise.all([
      listOpenTabs(deps.database, { restaurantId }),
      listUnpaidHere(deps.database, { restaurantId, today }),
    ]);
    return c.json(
      {
        tabs: tabs.map(({ suiteId, openedAt, closesAt, ...tab }) => {
          return { id: suiteId, ...tab, openedAt: openedAt.toISOString(), closesAt: closesAt.toISOString() };
        }),
        unpaid: unpaid.map(({ orderId, number, placedAt, ...order }) => {
          return { id: orderId, ...order, number: String(number), placedAt: placedAt.toISOString() };
        }),
      },
      200,
    );
  });
}
