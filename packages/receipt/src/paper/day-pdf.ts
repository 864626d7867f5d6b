import { formatMoney } from "@comptoir/messages";
import type { DaySection } from "../day-words.ts";
import { openSheets } from "./sheets.ts";

/**
 * Returns a day's report as a PDF: its title, what it says of the close, and its sections. payment#books-day.
 * @param about `notes` are lines below the title, such as when the figures were taken
 */
export function dayPdf(
  about: { readonly title: string; readonly venue: string; readonly notes: readonly string[] },
  sections: readonly DaySection[],
  locale: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, venue, notes } = about;
  const { set, end } = openSheets({ title: `${venue}, ${title}`, author: venue, locale });
  set.line("H1", title, { size: 20, strong: true });
  for (const note of [venue, ...notes]) set.line("P", note, { soft: true });
  for (const { heading, rows } of sections) {
    set.rule();
    set.line("H2", heading, { size: 13, strong: true });
    set.space(4);
    for (const { words, cents, isSum = false } of rows) set.row(words, formatMoney(cents), { strong: isSum });
  }
  return end();
}
