import type { FoundRestaurantData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { openingWords, StateLine } from "../restaurant/opening-state.tsx";

/** Whether a restaurant that was found is open, until when or from when on, or takes no orders. */
export function FoundState({ found: { open, changesAt, now, ordersPaused } }: { readonly found: FoundRestaurantData }) {
  if (ordersPaused) return <StateLine state="paused" words={m.location_paused()} />;
  if (open) return <StateLine state="open" words={openingWords({ open, until: changesAt }, now)} />;
  return <StateLine state="closed" words={openingWords({ open, opensAt: changesAt }, now)} />;
}
