import type { TableReceiptData } from "@comptoir/contract";
import {
  type Cents,
  cents,
  formatCents,
  GIFT_CARD,
  type Locale,
  POINTS,
  partsOfLines,
  type SharePart,
  shareParts,
  splitBill,
  sumCents,
  type TableShare,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { listEarned } from "../../money/loyalty/loyalty.store.ts";
import { paidBy } from "../../money/tender/tender.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { venueOnReceipt } from "../orders/review/order-to-place.ts";
import { listRounds, type TableRound } from "./lines.store.ts";
import { kitchenNamed, nameRounds, nameServiceCharge } from "./name-rounds.ts";
import { listPeople, type TableName } from "./sessions.store.ts";
import { listShareTenders } from "./share-tenders.store.ts";
import { billOfTable, dueOf, formatPaidLines, linesOfRound, paidShareOf } from "./table-bill.ts";
import { listTablePayments, type TablePaymentRow } from "./table-payments.store.ts";
import { findTableNum } from "./table-receipt.store.ts";

type Read = { readonly db: Queryable; readonly venue: LoadedVenue; readonly locale: Locale };

/** Composes the receipt of a payment, with what it paid of each dish. Null for a group. table#table-receipt. */
export async function receiptOfPayment(
  { db, venue, locale }: Read,
  restaurantId: string,
  payment: TablePaymentRow,
): Promise<TableReceiptData | null> {
  const table = { restaurantId, sessionId: payment.sessionId };
  const these = { restaurantId, ids: [payment.id] };
  const [tableNum, rounds, tenders, earned] = await Promise.all([
    findTableNum(db, table),
    listRounds(db, table),
    listShareTenders(db, these),
    listEarned(db, these),
  ]);
  if (tableNum === null) return null;
  const kitchenOf = (seller: string) => kitchenNamed(seller, venue, locale);
  const { cents: share, tipCents, cardType, last4, paidAt, backCents, tipBackCents } = payment;
  const stored = sumCents(tenders.map(({ amountCents }) => amountCents));
  const pointsEarned = earned.get(payment.id) ?? 0;
  const byCard = cents(share + tipCents - stored);
  return {
    ...headOf(venue, locale, { tableNum, at: paidAt, rounds: roundsOf(payment, rounds) }),
    lines: payment.isPart ? [] : formatPaidLines(nameRounds(rounds, venue, locale), kitchenOf)(payment.lines),
    ...{ amount: formatCents(share), parts: partsOf({ venue, locale }, rounds, payment), tip: formatCents(tipCents) },
    byGiftCard: formatCents(paidBy(GIFT_CARD.name, tenders)),
    byPoints: formatCents(paidBy(POINTS.name, tenders)),
    ...(pointsEarned > 0 && { pointsEarned }),
    byCard: byCard > 0 ? { type: cardType ?? "", last4: last4 ?? "", amount: formatCents(byCard) } : null,
    ...{
      back: formatCents(backCents),
      tipBack: formatCents(tipBackCents),
      payments: null,
      left: formatCents(ZERO_CENTS),
    },
  };
}

/** Composes the receipt of a table: all its dishes, and who has paid what of them. Null for a group, and before a round. table#table-receipt. */
export async function receiptOfTable({ db, venue, locale }: Read, table: TableName): Promise<TableReceiptData | null> {
  const [tableNum, rounds, payments, people] = await Promise.all([
    findTableNum(db, table),
    listRounds(db, table),
    listTablePayments(db, table),
    listPeople(db, table),
  ]);
  if (tableNum === null || rounds.length === 0) return null;
  const lines = nameRounds(rounds, venue, locale).flatMap((round) =>
    linesOfRound(round).map((line) => ({ ...line, ...kitchenNamed(round.restaurantId, venue, locale) })),
  );
  const due = dueOf(lines);
  const { paidCents } = billOfTable(lines, payments, { now: new Date(0), person: null });
  return {
    ...headOf(venue, locale, { tableNum, at: null, rounds }),
    lines: lines.map(({ name, kitchen, quantity, cents: amount }) => ({
      ...{ name, quantity, amount: formatCents(amount) },
      ...(kitchen !== undefined && { kitchen }),
    })),
    ...{
      amount: formatCents(due),
      parts: partsOf({ venue, locale }, rounds, { cents: due, lines }),
      tip: formatCents(ZERO_CENTS),
    },
    ...{ byGiftCard: formatCents(ZERO_CENTS), byPoints: formatCents(ZERO_CENTS), byCard: null },
    ...{ back: formatCents(ZERO_CENTS), tipBack: formatCents(ZERO_CENTS) },
    payments: payments
      .filter(({ state }) => state === "paid")
      .map((one) => ({
        name: people.find(({ id }) => id === one.person)?.name ?? null,
        ...kitchenNamed(one.payeeId, venue, locale),
        amount: formatCents(paidShareOf(one).cents),
      })),
    left: formatCents(cents(Math.max(0, due - paidCents))),
  };
}

/** The rounds of which a payment paid lines; all of them for a part of the bill. */
function roundsOf({ lines }: TablePaymentRow, rounds: readonly TableRound[]): readonly TableRound[] {
  const named = rounds.filter(({ orderId }) => lines.some((line) => line.orderId === orderId));
  return named.length > 0 ? named : rounds;
}

function headOf(
  venue: LoadedVenue,
  locale: Locale,
  {
    tableNum,
    at,
    rounds,
  }: { readonly tableNum: string; readonly at: Date | null; readonly rounds: readonly TableRound[] },
) {
  const { name, address, phone, support_email, tax_numbers } = venueOnReceipt(venue, locale);
  const last = at ?? rounds.at(-1)?.sentAt ?? new Date(0);
  return {
    restaurant: { name, address, phone, support_email, tax_numbers: [...tax_numbers] },
    ...sellersOf(venue, rounds, locale),
    ...{ tableNum, at: last.toISOString() },
  };
}

/** The kitchens of a food hall that sold the dishes of some rounds, with their own tax numbers; nothing elsewhere. table#halls. */
function sellersOf(
  { kitchens }: LoadedVenue,
  rounds: readonly TableRound[],
  locale: Locale,
): Pick<TableReceiptData, "kitchens"> {
  if (kitchens === null) return {};
  const sold = kitchens.filter(({ restaurantId }) => rounds.some((round) => round.restaurantId === restaurantId));
  return {
    kitchens: sold.map((kitchen) => {
      const { name, tax_numbers } = venueOnReceipt(kitchen, locale);
      return { name, tax_numbers: [...tax_numbers] };
    }),
  };
}

/** The parts of a share: of its own lines, or of all lines that were sent and not cancelled. */
function partsOf(
  { venue, locale }: Pick<Read, "venue" | "locale">,
  rounds: readonly TableRound[],
  share: TableShare,
): TableReceiptData["parts"] {
  const paid = rounds.filter(({ orderId, status }) =>
    share.lines.length > 0 ? share.lines.some((line) => line.orderId === orderId) : status !== "cancelled",
  );
  const label = nameServiceCharge(paid, venue, locale);
  const lines = paid.flatMap(({ orderId, explanation, items }) =>
    partsOfLines(
      orderId,
      splitBill(
        explanation,
        items.map(({ orderId: line, quantity }) => ({ orderId: line, quantity })),
      ),
    ),
  );
  return shareParts(lines, share).map((part: SharePart & { readonly cents: Cents }) => ({
    ...{ part: part.part, rate: "rate" in part ? part.rate : null, amount: formatCents(part.cents) },
    ...(part.part === "service-charge" && label !== null && { label }),
  }));
}
