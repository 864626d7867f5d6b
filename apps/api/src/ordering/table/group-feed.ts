import type { GroupData } from "@comptoir/contract";
import { readGroup } from "./group-view.ts";
import { openSessionFeed, type TableFeed } from "./table-feed.ts";

/** Opens the feed of groups. All phones of a group share one read in each language. table#live. */
export function openGroupFeed(deps: Parameters<typeof openSessionFeed>[0]): Promise<TableFeed<GroupData>> {
  return openSessionFeed(deps, {
    read: readGroup,
    ordersOf: ({ people }) => people.flatMap(({ order }) => order?.id ?? []),
  });
}
