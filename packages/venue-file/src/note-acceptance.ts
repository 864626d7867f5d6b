import { acceptanceOf, type OrderType, readAcceptance } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const OPTIONS = pathTo(pathTo(null, "restaurant"), "order_options");

/**
 * Warns of seconds and `when_missed` beside the mode `automatic`, if no order waits by them. venue#file-doubts.
 */
export function noteAcceptance({ restaurant }: Pick<VenueFile, "restaurant">, reading: Reading): void {
  const options = restaurant.order_options;
  if (!options) return;
  const { acceptance, acceptance_by_type } = options;
  const read = readAcceptance(options);
  const waits = ({ mode }: { readonly mode: string }) => mode !== "automatic";
  const isAnyAsked = [read.all, ...read.byType.values()].some(waits);
  if (acceptance && isTimed(acceptance) && !isAnyAsked) {
    addWarning(reading, pathTo(OPTIONS, "acceptance"), WARNING.neverWaits(read.all.mode));
  }
  for (const [type, data] of Object.entries(acceptance_by_type ?? {})) {
    const { mode } = acceptanceOf(read, type as OrderType);
    if (!data || !isTimed(data) || waits({ mode })) continue;
    addWarning(reading, pathTo(pathTo(OPTIONS, "acceptance_by_type"), type), WARNING.neverWaits(mode));
  }
}

function isTimed(data: { readonly seconds?: number | null; readonly when_missed?: string | null }): boolean {
  return data.seconds != null || data.when_missed != null;
}
