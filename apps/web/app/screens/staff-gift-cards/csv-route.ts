import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import { queryOf } from "../staff-codes/asked-codes.ts";
import type { Route } from "./+types/csv-route";
import { askedOf } from "./asked-gift-cards.ts";

/** Returns the gift cards that a search finds as a CSV file. studio#gift-cards. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, state } = askedOf(args.url.searchParams);
  const path = `/staff/gift-cards.csv${queryOf({ search, state })}`;
  return staffFile(args, path, `attachment; filename="${restaurant.slug}-gift-cards.csv"`);
}
