import type { OrderData } from "@comptoir/contract";
import { formatMoney, formatTimeOfDay, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import {
  awaitsAnswer,
  handoverOf,
  type LocalMoment,
  ORDER_TYPE_RULES,
  parseCents,
  sumCents,
  ZERO_CENTS,
} from "@comptoir/ordering";
import {
  type BillWording,
  billWordingOf,
  declinedHeading,
  declinedWords,
  type ReceiptWords,
  receiptWords,
  toldAt,
} from "@comptoir/receipt";
import { HOUSE_FACE, type MailFace, mailFaceOf } from "../../../events/notices/mail-face.ts";
import type { Notice, NoticeContent, WriteNotice } from "../../../events/notices/notice.ts";
import { batchCalls } from "../../../platform/db/batch-calls.ts";
import type { Database } from "../../../platform/db/database.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";
import { formatOrder } from "../follow/order-answer.ts";
import type { OrderName } from "../order-changes.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrders, loadOrdersOfSubmission } from "../orders.store.ts";
import { orderMailHtml, orderMailText } from "./order-mail.ts";

/** `origin` is the site's public origin, `https://order.example`; null if none is configured. */
type WriteDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId">; readonly origin: string | null };

/** Writes the notices of an order from its current state, each in the notice's language. law#french. */
export function writeOrderNotices(deps: WriteDeps): WriteNotice {
  const load = batchCalls((orders: readonly OrderName[]) => loadOrders(deps.database, orders));
  return async (notice) => {
    const order = await load(notice);
    if (order === null) return null;
    // The mail about the declined order tells its guest all.
    if (notice.kind === "order-placed" && order.declined !== null) return null;
    const others = await placedWith(deps.database, notice, order);
    const venue = await deps.venues.byId(notice.restaurantId);
    const locale = parseLocale(notice.locale) ?? "en-CA";
    const wording = billWordingOf(venue?.data ?? null, locale);
    return runWithLocale(locale, () => {
      if (notice.kind === "order-ready" && notice.channel === "text") return writeReadyText(order);
      const receipts = [order, ...others].map((one) =>
        receiptOf(formatOrder(one, null), wording, (instant) => localMomentOf(new Date(instant), order.venue.zone)),
      );
      if (notice.channel === "text") return writeText(notice, order, receipts[0]);
      const face = venue ? mailFaceOf(venue.data, locale, deps.origin) : HOUSE_FACE;
      // The name at the time of the sale, as on the receipt.
      return writeMail(notice, order, receipts, { ...face, name: order.venue.name }, linkOf(deps.origin, order));
    });
  };
}

function receiptOf(order: OrderData, wording: BillWording, at: (instant: string) => LocalMoment): ReceiptWords {
  return receiptWords(order, wording, { placed: at(order.placedAt), ready: at(toldAt(order)), at });
}

/** Loads the other orders of a school's dates that share the mail of a placed order. school#together. */
async function placedWith(database: Database, { kind }: Notice, order: PlacedOrder): Promise<PlacedOrder[]> {
  if (kind !== "order-placed" || !ORDER_TYPE_RULES[order.type].bySchoolDate) return [];
  return (await loadOrdersOfSubmission(database, order)).filter(({ orderId }) => orderId !== order.orderId);
}

const MAIL_WORDS = {
  "order-placed": { heading: () => m.notice_placed_heading(), subject: m.notice_placed_subject },
  "order-accepted": { heading: () => m.order_status_accepted(), subject: m.notice_accepted_subject },
  "order-declined": { heading: headingOfDeclined, subject: m.notice_declined_subject },
  "order-moved": { heading: () => m.notice_moved_heading(), subject: m.notice_moved_subject },
  "order-changed": { heading: () => m.notice_changed_heading(), subject: m.notice_changed_subject },
  "order-refunded": { heading: refundedHeading, subject: m.notice_refunded_subject },
  "order-cancelled": { heading: () => m.notice_cancelled_heading(), subject: m.notice_cancelled_subject },
} as const;
type MailKind = keyof typeof MAIL_WORDS;

/** Words of the mail about a placed order that waits for the restaurant's answer. board#guest-told. */
const WAITING_WORDS = { heading: () => m.notice_waiting_heading(), subject: m.notice_waiting_subject };

function headingOfDeclined(order: PlacedOrder): string {
  const { declined } = formatOrder(order, null);
  return declined ? declinedHeading(declined) : m.notice_cancelled_heading();
}

/**
 * Returns the heading with the refunded amount. A later refund may precede the mail, so the refunds are
 * summed. payment#refunds.
 */
function refundedHeading({ refunds }: PlacedOrder): string {
  const amounts = refunds.map(({ given }) => parseCents(given.amount) ?? ZERO_CENTS);
  const amount = formatMoney(sumCents(amounts));
  return amounts.length > 1 ? m.notice_refunded_heading_all({ amount }) : m.notice_refunded_heading({ amount });
}

async function writeMail(
  notice: Notice,
  order: PlacedOrder,
  [receipt, ...others]: readonly ReceiptWords[],
  face: MailFace,
  link: string | null,
): Promise<NoticeContent> {
  if (receipt === undefined) throw new Error("A mail needs at least one order.");
  const named = { number: receipt.number, venue: receipt.venue };
  const isWaiting = notice.kind === "order-placed" && awaitsAnswer(order);
  const words = MAIL_WORDS[notice.kind in MAIL_WORDS ? (notice.kind as MailKind) : "order-placed"];
  const { heading, subject } = isWaiting ? WAITING_WORDS : words;
  const isDeclined = notice.kind === "order-declined";
  const mail = {
    ...{ face, receipt, others, link, locale: notice.locale },
    heading: heading(order),
    sentences: isDeclined ? declinedWords(formatOrder(order, null)) : [],
    linkLabel: isDeclined ? m.order_try_again() : m.notice_follow(),
  };
  return {
    fromName: receipt.venue,
    subject: others.length > 0 ? m.notice_placed_subject_days({ venue: receipt.venue }) : subject(named),
    html: await orderMailHtml(mail),
    text: orderMailText(mail),
  };
}

function writeText({ kind }: Notice, order: PlacedOrder, receipt: ReceiptWords | undefined): NoticeContent {
  const { number, venue } = order;
  const named = { number: String(number), venue: venue.name };
  const when = receipt?.when ? `${receipt.when.label} ${shortWhen(order, receipt.when.words)}` : "";
  if (kind === "order-accepted") return { text: m.notice_accepted_text({ ...named, when }) };
  if (kind === "order-moved") return { text: m.notice_moved_text({ ...named, when }) };
  const said = [headingOfDeclined(order), ...declinedWords(formatOrder(order, null)), receipt?.where ?? ""];
  return { text: m.notice_declined_text({ ...named, said: said.join(" ").trim() }) };
}

/** Needs no receipt, since it is the most frequent text message. */
function writeReadyText({ number, venue, destination }: PlacedOrder): NoticeContent {
  const named = { number: String(number), venue: venue.name };
  const isCollected = handoverOf(destination.kind) === "collected";
  return { text: isCollected ? m.notice_ready_text(named) : m.notice_ready_text_table(named) };
}

/** Returns the time alone for an order as soon as possible, which is for today; otherwise `words` with the date. */
function shortWhen(order: PlacedOrder, words: string): string {
  if (order.wantedAt !== null) return words;
  return formatTimeOfDay(localMomentOf(new Date(toldAt(formatOrder(order, null))), order.venue.zone).minutes);
}

function linkOf(origin: string | null, { orderId, venue }: PlacedOrder): string | null {
  return origin === null ? null : `${origin}/${encodeURIComponent(venue.slug)}/orders/${orderId}`;
}
