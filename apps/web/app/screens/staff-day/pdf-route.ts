import { dayWords } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import { localeContext } from "../../load-context.ts";
import type { Route } from "./+types/pdf-route";
import { loadReport } from "./day-report.ts";
import { reportWords } from "./report-words.ts";

/** Returns a day's report, or a close's, as a PDF in the page's language. payment#books-day. */
export async function loader(args: Route.LoaderArgs) {
  const report = await loadReport(args);
  const { restaurant, x, z } = report;
  const { title, notes, file } = reportWords(report);
  // Lazy-loaded: no other page needs the fonts and the PDF writer.
  const { dayPdf } = await import("@comptoir/receipt/paper");
  const about = { title, notes, venue: restaurant.name };
  const pdf = await dayPdf(about, dayWords((z ?? x).totals), args.context.get(localeContext));
  return fileResponse(pdf, "application/pdf", `inline; filename="${file}.pdf"`);
}
