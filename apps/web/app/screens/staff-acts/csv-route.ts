import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import type { Route } from "./+types/csv-route";

/** Returns the history of the staff as a CSV file. staff#acts. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  return staffFile(args, "/staff/acts.csv", `attachment; filename="${restaurant.slug}-staff.csv"`);
}
