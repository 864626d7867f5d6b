import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { LocalMoment } from "@comptoir/ordering";
import type { Paper, PrintDocument } from "../print-document.ts";
import { band } from "./band.ts";

/** Every letter and sign of French beyond ASCII. printing#characters. */
export const FRENCH_SIGNS = "àâæçéèêëîïôœùûüÿ ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ « » ’ “ ” – — … € ½ × ·";

/**
 * Composes a printer's test page: accents, sizes, both edges of the paper, a band and a QR code. printing#test-page.
 * @param link the address of the QR code
 */
export function composeTestPage(
  about: {
    readonly venue: string;
    readonly printer: string;
    readonly model: string;
    readonly link: string;
    readonly now: LocalMoment;
  },
  paper: Paper,
): PrintDocument {
  const { venue, printer, model, link, now } = about;
  return runWithLocale(paper.locale, () => {
    const title = m.print_test_title();
    return {
      ...paper,
      title,
      rows: [
        { kind: "text", text: title, size: "large", isBold: true, align: "center" },
        { kind: "text", text: venue, size: "tall", isBold: true, align: "center" },
        { kind: "text", text: m.print_test_printed({ printer, model }) },
        { kind: "text", text: m.order_on_day_at({ day: formatDate(now.date), time: formatTimeOfDay(now.minutes) }) },
        { kind: "rule" },
        { kind: "text", text: m.print_test_accents() },
        { kind: "text", text: FRENCH_SIGNS, size: "tall", isBold: true },
        { kind: "rule" },
        { kind: "text", text: m.print_test_sizes() },
        { kind: "text", text: "Ég 12" },
        { kind: "text", text: "Ég 12", size: "tall", isBold: true },
        { kind: "text", text: "Ég 12", size: "large", isBold: true },
        band(m.print_test_band(), "large"),
        { kind: "text", text: m.print_test_edges() },
        { kind: "pair", text: m.print_test_left(), right: m.print_test_right(), isBold: true },
        { kind: "rule", isHeavy: true },
        { kind: "code", value: link },
        { kind: "feed", lines: 1 },
        { kind: "cut" },
      ],
    };
  });
}
