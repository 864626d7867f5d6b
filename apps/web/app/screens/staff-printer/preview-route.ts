import { staffFile } from "../staff/staff-file.ts";
import type { Route } from "./+types/preview-route";

/** Returns a printer's test page as a picture. printing#preview. */
export function loader(args: Route.LoaderArgs) {
  return staffFile(args, `/staff/printers/${encodeURIComponent(args.params.printer_id)}/preview`, "inline");
}
