import type { Listener } from "../../platform/db/listen.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import type { TableFeed } from "./table-feed.ts";

export type TableDeps = OrderDeps & { readonly tableFeed: TableFeed };
export type TableFeedDeps = Pick<OrderDeps, "database" | "orderFeed"> & { readonly listener: Listener };
