import { csvOfActs } from "@comptoir/receipt";
import type { Route } from "./+types/csv-route";
import { loadRecord } from "./load-record.ts";

/** A suite's audit trail as a file for a spreadsheet. suites#audit. */
export async function loader(args: Route.LoaderArgs) {
  const { suite, acts, restaurant } = await loadRecord(args);
  const { suite_id } = args.params;
  // A spreadsheet reads the accents right by the mark at the beginning.
  return new Response(`\uFEFF${csvOfActs(acts.map((act) => ({ ...act, suite })))}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${restaurant.slug}-${suite_id.replace(/[^\w-]/g, "")}.csv"`,
      "cache-control": "no-store",
    },
  });
}
