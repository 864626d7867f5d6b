import { csvOfDays } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import type { Route } from "./+types/csv-route";
import { loadReport } from "./day-report.ts";
import { reportWords } from "./report-words.ts";

/** Returns a day's report, or a close's by day, as a CSV file. payment#books-day. */
export async function loader(args: Route.LoaderArgs) {
  const report = await loadReport(args);
  const { restaurant, x, z } = report;
  const days = z === null ? [{ day: x.day, totals: x.totals }] : z.days;
  const csv = csvOfDays(days.map(({ day, totals }) => ({ day, kitchen: restaurant.slug, totals })));
  // The byte order mark lets spreadsheets recognize UTF-8; otherwise they garble accents.
  return fileResponse(
    `\uFEFF${csv}`,
    "text/csv; charset=utf-8",
    `attachment; filename="${reportWords(report).file}.csv"`,
  );
}
