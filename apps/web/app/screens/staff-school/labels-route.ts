import { staffFile } from "../staff/staff-file.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/labels-route";

/** Returns the labels of a school's date as a PDF. school#labels. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireMode(args, "school");
  const date = args.url.searchParams.get("date") ?? "";
  const path = `/staff/school/labels.pdf?${new URLSearchParams({ date })}`;
  return staffFile(args, path, `inline; filename="labels-${restaurant.slug}-${date.replace(/[^\d-]/g, "")}.pdf"`);
}
