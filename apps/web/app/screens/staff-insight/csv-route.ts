import { staffFile } from "../staff/staff-file.ts";
import { requireManager } from "../staff/staff-session.ts";
import type { Route } from "./+types/csv-route";

/** Returns the numbers of all dishes on the chosen days as a CSV file. insight#csv. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const days = ["from", "to"].flatMap((name) => {
    const day = args.url.searchParams.get(name);
    return day ? [[name, day]] : [];
  });
  const file = [restaurant.slug, ...days.map(([, day]) => day)].join("-").replace(/[^\w-]/g, "");
  return staffFile(args, `/staff/insight.csv?${new URLSearchParams(days)}`, `attachment; filename="${file}.csv"`);
}
