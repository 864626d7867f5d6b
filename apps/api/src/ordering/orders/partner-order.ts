import type { PartnerOrderData, PricedLineData } from "@comptoir/contract";
import { type Cents, cents, type Destination, formatCents, parseCents, ZERO_CENTS } from "@comptoir/ordering";
import { linesInLanguage } from "../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { formatDiners } from "./format-diners.ts";
import type { PartnerOrderRow } from "./partner-orders.store.ts";

/**
 * Formats an order for the restaurant's other systems, with its dishes in the restaurant's language. The guest's name,
 * phone, email and address are in it only with `withContacts`, and so are allergies and the child of a school's order.
 * partners#order, partners#contacts, partners#child.
 */
export function formatPartnerOrder(
  row: PartnerOrderRow,
  { index, defaultLocale }: Pick<LoadedVenue, "index" | "defaultLocale">,
  { withContacts }: { readonly withContacts: boolean },
): PartnerOrderData {
  const { costs, destination, declined, remarks } = row;
  const contact = withContacts ? row.contact : null;
  const named = linesInLanguage(
    row.lines.map(({ details }) => details),
    index,
    defaultLocale,
  );
  return {
    id: row.orderId,
    version: row.version,
    number: String(row.number),
    day: row.day,
    status: row.status,
    type: row.type,
    table: destination.kind === "table" ? destination.tableNum : null,
    suite: destination.kind === "suite" ? destination.name : null,
    name: contact?.full_name ?? null,
    contact: contact && {
      phone: contact.phone_number,
      email: contact.email,
      ...placeOf(destination),
    },
    child: withContacts ? row.child : null,
    diners: withContacts ? formatDiners(remarks.diners) : null,
    placedAt: iso(row.placedAt),
    wantedAt: row.wantedAt && iso(row.wantedAt),
    readyAt: iso(row.readyAt),
    answer: row.acceptUntil && {
      from: iso(row.acceptFrom ?? row.placedAt),
      until: iso(row.acceptUntil),
      acceptedAt: row.acceptedAt && iso(row.acceptedAt),
    },
    declined: declined && { reason: declined.missed ? null : declined.reason, words: declined.words },
    cancelledBy: cancelledBy(row),
    lines: named.map((line, at) => formatLine(line, row.lines[at]?.line ?? at + 1)),
    notes: remarks.notes,
    questions: [...remarks.questions],
    checkId: remarks.checkId,
    totals: {
      subtotal: costs.subtotal,
      discounts: sumOf([costs.discount.amount, costs.memberDiscount.amount]),
      serviceCharge: costs.serviceCharge.amount,
      deliveryCharge: costs.deliveryCharge.amount,
      taxes: costs.taxes,
      total: costs.total,
      tip: costs.tip.amount,
      totalWithTip: costs.totalWithTip,
    },
    payment: {
      method: row.paymentMethod,
      status: row.paymentStatus,
      due: formatCents(row.paymentStatus === "on-premise" ? row.owedCents : ZERO_CENTS),
      refunded: sumOf(row.refunds.map(({ amount }) => amount)),
    },
  };
}

/** Where a delivery goes. It is the guest's, as the phone is. partners#contacts. */
function placeOf(destination: Destination) {
  if (destination.kind === "delivery-address")
    return { address: destination.address || null, notes: destination.notes };
  if (destination.kind !== "delivery-area") return { address: null, notes: null };
  const { location, area, notes } = destination;
  return { address: [location, area].filter(Boolean).join(", "), notes };
}

function cancelledBy({ status, declined, isByGuest }: PartnerOrderRow): PartnerOrderData["cancelledBy"] {
  if (status !== "cancelled") return null;
  if (isByGuest) return "guest";
  return declined?.missed ? "missed" : "restaurant";
}

type Option = PricedLineData["orderOptions"][number];
type PartnerOption = PartnerOrderData["lines"][number]["options"][number];

function formatLine(details: PricedLineData, line: number): PartnerOrderData["lines"][number] {
  const { id, menu_id: menuId, section_id: sectionId, name, quantity, orderPrice: price, orderOptions } = details;
  const memo = orderOptions.flatMap((option) => ("memo" in option ? option.values.map((value) => value.name) : []));
  const options = orderOptions.flatMap((option) => formatOption(option, 0));
  return { line, id, menuId, sectionId, name, quantity, price, options, memo: memo[0] ?? null };
}

/** Lists the choices of a group, each followed by the choices that it has itself. */
function formatOption(option: Option, depth: number): PartnerOption[] {
  if ("memo" in option) return [];
  const group = { id: option.id, name: option.name };
  return option.values.flatMap(({ id, name, quantity, price, options }) => [
    { id, group, depth, name, quantity, price },
    ...options.flatMap((inner) => formatOption(inner, depth + 1)),
  ]);
}

function sumOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + Math.abs(parseCents(amount) ?? 0), 0);
  return formatCents(cents(total) satisfies Cents);
}

function iso(at: Date): string {
  return at.toISOString();
}
