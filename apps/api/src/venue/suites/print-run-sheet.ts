import type { RunSheetData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { type Locale, type Refused, restaurantName } from "@comptoir/ordering";
import { runSheetWords } from "@comptoir/receipt";
import type { Queryable } from "../../platform/db/database.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { findEvent } from "./run-sheet.store.ts";
import { formatRunSheet } from "./run-sheet.ts";

/** Prints the run sheet of a venue's event as a PDF, in one language. Refused for an unknown event. suites#run-sheet. */
export async function printRunSheet(
  db: Queryable,
  { venue, eventId, locale }: { readonly venue: LoadedVenue; readonly eventId: string; readonly locale: Locale },
): Promise<
  { readonly pdf: Uint8Array<ArrayBuffer>; readonly sheet: RunSheetData } | Refused<{ readonly code: "event-unknown" }>
> {
  const event = await findEvent(db, { restaurantId: venue.restaurantId, eventId });
  if (event === null) return { refused: { code: "event-unknown" } };
  const sheet = await formatRunSheet(db, event, { venue, locale });
  // Lazy-loaded: few calls need the fonts and the PDF writer.
  const { runSheetPdf } = await import("@comptoir/receipt/paper");
  const pdf = await runWithLocale(locale, () => {
    const words = runSheetWords(sheet, (instant) => localMomentOf(new Date(instant), venue.zone));
    const headings = {
      together: m.run_sheet_together(),
      restock: m.run_sheet_restock(),
      nothing: m.run_sheet_nothing(),
    };
    return runSheetPdf(words, { ...headings, venue: restaurantName(venue.data, locale) }, locale);
  });
  return { pdf, sheet };
}
