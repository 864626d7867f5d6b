import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import type { Route } from "./+types/csv-route";
import { askedOf } from "./asked-codes.ts";

/** Returns the promo codes that a search finds as a CSV file. studio#codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, state } = askedOf(args.url.searchParams);
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(state ? { state } : {}) });
  return staffFile(args, `/staff/codes.csv?${query}`, `attachment; filename="${restaurant.slug}-codes.csv"`);
}
