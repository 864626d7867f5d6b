import { staffFile } from "../staff/staff-file.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/run-sheet-route";

/** Returns the run sheet of an event as a PDF. suites#run-sheet. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireMode(args, "suites");
  const path = `/staff/events/${encodeURIComponent(args.params.event_id)}/run-sheet.pdf`;
  return staffFile(args, path, `inline; filename="run-sheet-${restaurant.slug}.pdf"`);
}
