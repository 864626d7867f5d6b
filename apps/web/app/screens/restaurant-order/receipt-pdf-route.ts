import { m, parseLocale } from "@comptoir/messages";
import { themeOfVenue } from "@comptoir/ordering";
import { billWordingOf, receiptWords, toldAt } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import type { Route } from "./+types/receipt-pdf-route";
import { loadOrder } from "./load-order.ts";

/** Returns the receipt of an order as a PDF, in the order's language, whatever the page's language is. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const order = await loadOrder(request, context, params.order_id);
  const locale = parseLocale(order.locale) ?? "en-CA";
  const { restaurant } = context.get(menuDocumentContext);
  const wording = billWordingOf(restaurant, locale);
  const moment = (instant: string) => localMomentAt(Date.parse(instant), order.zone);
  // Lazy-loaded: no other page needs the fonts and the PDF writer.
  const [{ receiptPdf }, { runWithLocale }] = await Promise.all([
    import("@comptoir/receipt/paper"),
    import("@comptoir/messages/server"),
  ]);
  const pdf = await runWithLocale(locale, () =>
    receiptPdf(
      receiptWords(order, wording, { placed: moment(order.placedAt), ready: moment(toldAt(order)), at: moment }),
      { heading: m.order_receipt(), taxes: m.bill_how_taxes(), number: m.order_number_label() },
      locale,
      themeOfVenue(restaurant).light,
    ),
  );
  return fileResponse(pdf, "application/pdf", `inline; filename="${order.restaurant.slug}-${order.number}.pdf"`);
}
