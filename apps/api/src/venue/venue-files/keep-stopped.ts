import { discountCodeKey } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

/**
 * Returns a file's venue in which the codes that are stopped now stay so, unless the file says otherwise. A file from before
 * a code was stopped must not start it again. payment#stopped-code.
 */
export function keepStopped(venue: VenueFile, before: VenueFile | null): VenueFile {
  const stopped = new Set(
    (before?.discounts ?? []).filter((one) => one.stopped).map(({ code }) => discountCodeKey(code)),
  );
  const discounts = venue.discounts.map(({ stopped: said, ...code }) =>
    (said ?? stopped.has(discountCodeKey(code.code))) ? { ...code, stopped: true } : code,
  );
  return { ...venue, discounts };
}
