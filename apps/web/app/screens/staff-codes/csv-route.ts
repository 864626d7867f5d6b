import { CODE_STATES } from "@comptoir/ordering";
import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import type { Route } from "./+types/csv-route";
import { askedOf, queryOf } from "./asked-list.ts";

/** Returns the promo codes that a search finds as a CSV file. studio#codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, state } = askedOf(args.url.searchParams, CODE_STATES);
  const path = `/staff/codes.csv${queryOf({ search, state })}`;
  return staffFile(args, path, `attachment; filename="${restaurant.slug}-codes.csv"`);
}
