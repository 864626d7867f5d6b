import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import type { BoardFeed } from "./board-feed.ts";

export type BoardDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Pick<Venues, "byId" | "whenCaughtUp">;
  readonly boardFeed: BoardFeed;
};
