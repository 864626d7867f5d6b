import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import type { Route } from "./+types/cards-route";

/** Returns the cards of the tables as a PDF. operations#table-codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { searchParams } = args.url;
  const query = new URLSearchParams({
    paper: searchParams.get("paper") === "a4" ? "a4" : "letter",
    languages: searchParams.get("languages") ?? "both",
  });
  return staffFile(args, `/staff/tables/cards.pdf?${query}`, `inline; filename="tables-${restaurant.slug}.pdf"`);
}
