import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import { askedOf, queryOf } from "../staff-codes/asked-list.ts";
import type { Route } from "./+types/csv-route";

/** Returns the members that a search finds as a CSV file. studio#venue-members. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search } = askedOf(args.url.searchParams, []);
  const path = `/staff/members.csv${queryOf({ search })}`;
  return staffFile(args, path, `attachment; filename="${restaurant.slug}-members.csv"`);
}
