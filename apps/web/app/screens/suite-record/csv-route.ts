import { csvOfActs } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import type { Route } from "./+types/csv-route";
import { loadRecord } from "./load-record.ts";

/** Returns a suite's audit trail as a CSV file. suites#audit. */
export async function loader(args: Route.LoaderArgs) {
  const { suite, acts, restaurant } = await loadRecord(args);
  const { suite_id } = args.params;
  // The byte order mark lets spreadsheets recognize UTF-8; otherwise they garble accents.
  return fileResponse(
    `\uFEFF${csvOfActs(acts.map((act) => ({ ...act, suite })))}`,
    "text/csv; charset=utf-8",
    `attachment; filename="${restaurant.slug}-${suite_id.replace(/[^\w-]/g, "")}.csv"`,
  );
}
