import type { Listener } from "../../platform/db/listen.ts";
import { statement } from "../../platform/db/statement.ts";
import { endPauses, endPreparations } from "../venues/end-changes.ts";
import { VENUE_CHANGES_CHANNEL } from "../venues/restaurants.store.ts";
import { endSoldOut, type StockDeps } from "./change-stock.ts";

const nextEndStatement = statement({
  name: "next end of what staff set",
  text: `select least(
           (select min(orders_paused_until) from restaurants where orders_paused_until is not null),
           (select min(extra_until) from restaurants where extra_until is not null),
           (select min(until) from sold_out_marks where until is not null)) as "endsAt"`,
  params: {},
  row: { endsAt: "timestamptz?" },
  crosses: "sweep: the earliest end of a pause, of extra preparation or of a sold-out mark at all restaurants",
});

/** Interval of the fallback query in ms, for missed notifications and changed clocks. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Returns a job that ends what staff set until a time: pauses, extra preparation and sold-out marks. It queries
 * only at the next known end, or after a change of a restaurant. board#ends.
 */
export async function watchEnds({
  listener,
  ...deps
}: StockDeps & { readonly listener: Pick<Listener, "subscribe" | "isListening"> }): Promise<() => Promise<void>> {
  let knownEnd: number | null = null;
  let askAgainAt = 0;
  const lookAtOnce = () => {
    askAgainAt = 0;
  };
  await listener.subscribe(VENUE_CHANGES_CHANNEL, { onMessage: lookAtOnce, onReconnect: lookAtOnce });
  return async () => {
    const isOver = knownEnd !== null && deps.clock().getTime() >= knownEnd;
    if (!isOver && performance.now() < askAgainAt && listener.isListening()) return;
    // Set before the query, so that a change during the query triggers another.
    askAgainAt = performance.now() + LOOK_AGAIN_MS;
    try {
      const { endsAt } = await nextEndStatement.one(deps.database, {});
      knownEnd = endsAt?.getTime() ?? null;
      if (knownEnd === null || deps.clock().getTime() < knownEnd) return;
      await endPauses(deps);
      await endPreparations(deps);
      await endSoldOut(deps);
      lookAtOnce();
    } catch (error) {
      lookAtOnce();
      throw error;
    }
  };
}
