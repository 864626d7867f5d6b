import { csvOfActs } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import type { Route } from "./+types/csv-route";
import { loadRecord } from "./load-record.ts";

/** A suite's audit trail as a file for a spreadsheet. suites#audit. */
export async function loader(args: Route.LoaderArgs) {
  const { suite, acts, restaurant } = await loadRecord(args);
  const { suite_id } = args.params;
  // A spreadsheet reads the accents right by the mark at the beginning.
  return fileResponse(
    `\uFEFF${csvOfActs(acts.map((act) => ({ ...act, suite })))}`,
    "text/csv; charset=utf-8",
    `attachment; filename="${restaurant.slug}-${suite_id.replace(/[^\w-]/g, "")}.csv"`,
  );
}
