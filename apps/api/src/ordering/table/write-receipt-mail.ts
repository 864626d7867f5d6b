import type { TableReceiptData } from "@comptoir/contract";
import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { billWordingOf, type TableReceiptWords, tableReceiptWords } from "@comptoir/receipt";
import { html } from "hono/html";
import { type MailFace, mailFaceOf } from "../../events/notices/mail-face.ts";
import { type MailRow, mailParts } from "../../events/notices/mail-markup.ts";
import type { NoticeContent, WriteNotice } from "../../events/notices/notice.ts";
import type { Database } from "../../platform/db/database.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { findTablePayment } from "./table-payments.store.ts";
import { receiptOfPayment, receiptOfTable } from "./table-receipt.ts";

type WriteDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId">; readonly origin: string | null };

/** Writes the mails with the receipt of a payment at a table, or of a table. table#table-receipt. */
export function writeTableReceipts({ database, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId: of, locale: said }) => {
    const venue = await venues.byId(restaurantId);
    if (!venue) return null;
    const locale = parseLocale(said) ?? "en-CA";
    const read = { db: database, venue, locale };
    const payment = await findTablePayment(database, { restaurantId, id: of });
    const receipt = payment
      ? await receiptOfPayment(read, restaurantId, payment)
      : await receiptOfTable(read, { restaurantId, sessionId: of });
    if (receipt === null) return null;
    const face = mailFaceOf(venue.data, locale, origin);
    const wording = billWordingOf(venue.data, locale);
    const words = (data: TableReceiptData) =>
      tableReceiptWords(data, wording, localMomentOf(new Date(data.at), venue.zone));
    return runWithLocale(locale, () => writeMail(words(receipt), face, locale));
  };
}

async function writeMail(words: TableReceiptWords, face: MailFace, locale: string): Promise<NoticeContent> {
  const { venue, heading, where, at, lines, bill, parts, paid, issuer } = words;
  const { page, heading: title, fine, rows, rule, text } = mailParts(face);
  const subject = m.table_receipt_subject({ venue });
  const lineRows = lines.map(({ words: name, amount }): MailRow => ({ words: name, amount, look: { strong: true } }));
  const billRows = bill.map(
    ({ words: label, amount, isTotal }): MailRow => ({
      ...{ words: label, amount },
      ...(isTotal && { look: { strong: true }, above: 8 }),
    }),
  );
  const partRows = parts.map(
    ({ words: label, amount }): MailRow => ({ words: label, amount, look: { size: 13, tone: "soft" } }),
  );
  const markup = html`${title(1, heading, 0)}
${text(where, 8)}
${fine(at)}
${rule(20, 12)}
${lines.length > 0 && html`${rows(lineRows)}${rule(12, 8)}`}
${rows(billRows)}
${paid.map((line) => text(line, 8))}
${parts.length > 0 && html`${title(3, words.partsHeading, 20)}${rows(partRows)}`}
${rule(28, 12)}
${issuer.map((line) => fine(line, 0))}
${fine(m.table_receipt_why(), 16)}`;
  const textRow = ({ words: label, amount }: { readonly words: string; readonly amount: string }) =>
    `${label} … ${amount}`;
  const blocks = [
    [venue, heading, where, at],
    lines.map(textRow),
    [...bill.map(textRow), ...paid],
    parts.length > 0 ? [words.partsHeading, ...parts.map(textRow)] : [],
    issuer,
    [m.table_receipt_why()],
  ];
  const oneLine = (line: string) => line.replace(/[\r\n\u2028\u2029]+/g, " ");
  return {
    ...{ fromName: venue, subject, html: await page({ title: subject, preview: heading, locale }, markup) },
    text: `${blocks
      .filter((block) => block.length > 0)
      .map((block) => block.map(oneLine).join("\n"))
      .join("\n\n")}\n`,
  };
}
