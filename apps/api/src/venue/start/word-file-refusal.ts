import { type Locale, m } from "@comptoir/messages";
import type { ReaderFailure } from "./menu-reader.ts";
import type { FileRefusal } from "./read-menu.ts";

/** Says in a language why a menu's file is not read, and what to do. studio#start-file. */
export function wordFileRefusal(refusal: FileRefusal | ReaderFailure, locale: Locale): string {
  const language = { locale };
  switch (refusal.refused) {
    case "workbook":
      return m.staff_start_file_workbook({}, language);
    case "pdf":
    case "pdf-broken":
      return m.staff_start_file_pdf_broken({}, language);
    case "pdf-locked":
      return m.staff_start_file_pdf_locked({}, language);
    case "pdf-no-text":
      return m.staff_start_file_pdf_no_text({}, language);
    case "pdf-no-dishes":
      return m.staff_start_file_pdf_no_dishes({}, language);
    case "pdf-pages":
      return m.staff_start_file_pdf_pages({ count: refusal.most }, language);
    case "picture":
      return m.staff_start_file_picture({}, language);
    case "broken-json":
      return m.staff_start_file_broken_json({}, language);
    case "open-quote":
      return m.staff_start_file_open_quote({ line: refusal.line }, language);
    case "no-header":
      return m.staff_start_file_no_header({}, language);
    case "unknown-columns":
      return m.staff_start_file_unknown_columns({ columns: refusal.columns }, language);
    case "unsaid-price-unit":
      return m.staff_start_file_unit({}, language);
    case "lost-prices":
      return m.staff_start_file_lost_prices({ count: refusal.found }, language);
    case "lost-options":
      return m.staff_start_file_lost_options({ count: refusal.found }, language);
    case "no-dishes":
      return m.staff_start_file_no_dishes({}, language);
    case "too-many":
      return m.staff_start_file_too_many({}, language);
    case "too-long":
      return m.staff_start_file_too_long({}, language);
    case "busy":
      return m.staff_start_file_busy({}, language);
    case "unreadable-file":
      return m.staff_start_file_unreadable({}, language);
    case "unknown-shape":
    case "unknown-converter":
    case "unfit":
      return m.staff_start_file_unknown_shape({}, language);
  }
}
