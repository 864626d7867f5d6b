import { staffFile } from "../staff/staff-file.ts";
import type { Route } from "./+types/paper-route";

/** Returns an order's ticket, labels or receipt as a page for the browser's print window. printing#print-page. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const query = new URLSearchParams({
    what: searchParams.get("what") ?? "ticket",
    width: searchParams.get("width") === "58" ? "58" : "80",
  });
  return staffFile(args, `/staff/orders/${encodeURIComponent(args.params.order_id)}/paper?${query}`, "inline");
}
