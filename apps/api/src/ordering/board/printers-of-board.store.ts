import type { PaperPrinted, PrinterStatus } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

/** Lists the printers that are on and that the server prints to, as boards show them. printing#on-the-board. */
export const listPrintersOfBoard = statement({
  name: "list printers of board",
  text: `select id, name, prints, status, status_since as "since" from printers
         where restaurant_id = :restaurantId and is_on and way <> 'page' order by created_at, id`,
  params: { restaurantId: "text" },
  row: {
    id: "uuid",
    name: "text",
    prints: typed<readonly PaperPrinted[]>("text[]"),
    status: typed<PrinterStatus>("text"),
    since: "timestamptz",
  },
}).rows;

/** Marks an order's tickets that were not printed as read. Returns how many. printing#unprinted. */
export const readUnprinted = statement({
  name: "read unprinted tickets of order",
  text: `update print_jobs set read_at = now()
         where restaurant_id = :restaurantId and order_id = :orderId and kind = 'ticket' and read_at is null and moved_to is null
           and (state in ('failed', 'expired') or (state in ('queued', 'taken') and late_at is not null))`,
  params: { restaurantId: "text", orderId: "uuid" },
}).count;
