import { fileResponse } from "../../file-response.ts";
import { leaveWhenEnded, requireManager, staffApi } from "../staff/staff-session.ts";
import type { Route } from "./+types/csv-route";

/** Returns the history of the staff as a CSV file. staff#acts. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { fetch, origin, token, headers } = staffApi(args);
  const answer = await fetch(
    new Request(`${origin}/api/staff/acts.csv`, { headers: { ...headers, authorization: `Bearer ${token}` } }),
  );
  if (!answer.ok) {
    const error = answer.headers.get("content-type")?.startsWith("application/json") ? await answer.json() : null;
    leaveWhenEnded(args, { ok: false, status: answer.status, error });
    throw new Response(null, { status: answer.status });
  }
  // The byte order mark lets spreadsheets recognize UTF-8; otherwise they garble accents.
  return fileResponse(
    `\uFEFF${await answer.text()}`,
    "text/csv; charset=utf-8",
    `attachment; filename="${restaurant.slug}-staff.csv"`,
  );
}
