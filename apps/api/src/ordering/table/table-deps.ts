import { GUEST } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import type { TableFeed } from "./table-feed.ts";

export type TableDeps = OrderDeps & { readonly tableFeed: TableFeed };
export type TableFeedDeps = Pick<OrderDeps, "database" | "orderFeed"> & { readonly listener: Listener };

/** The caller for whom a table's lines are priced: what they cost depends on no person. */
export const NOBODY: Caller = {
  ...{ who: GUEST, session: null, login: null, acting: null, hasEnded: false, keyFault: null },
  ...{ address: null, userAgent: null, note: () => undefined },
};
