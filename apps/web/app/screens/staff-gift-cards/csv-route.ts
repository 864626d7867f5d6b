import { GIFT_CARD_STATES } from "@comptoir/ordering";
import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import { askedOf, queryOf } from "../staff-codes/asked-list.ts";
import type { Route } from "./+types/csv-route";

/** Returns the gift cards that a search finds as a CSV file. studio#gift-cards. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, state } = askedOf(args.url.searchParams, GIFT_CARD_STATES);
  const path = `/staff/gift-cards.csv${queryOf({ search, state })}`;
  return staffFile(args, path, `attachment; filename="${restaurant.slug}-gift-cards.csv"`);
}
