import type { GroupData } from "@comptoir/contract";
import type { OrderDeps } from "../orders/order-deps.ts";
import type { TableFeed } from "./table-feed.ts";
import type { TablesFeed } from "./tables-feed.ts";

export type TableDeps = OrderDeps & {
  readonly tableFeed: TableFeed;
  readonly groupFeed: TableFeed<GroupData>;
  readonly tablesFeed: TablesFeed;
};
