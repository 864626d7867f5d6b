import type { PricedLineData } from "@comptoir/contract";
import { formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { isOfStation } from "@comptoir/ordering";
import { changedAllergiesWords, changedLines } from "@comptoir/receipt";
import type { Paper, PrintDocument, PrintRow } from "../print-document.ts";
import { band } from "./band.ts";
import { dishRows } from "./dish-rows.ts";
import { headRows } from "./head-rows.ts";
import { noticeRows } from "./notice-rows.ts";
import { stationWords } from "./station-words.ts";
import type { TicketAbout, TicketOrder } from "./ticket-order.ts";

/**
 * Composes a kitchen ticket, whole or of some stations, in the kitchen's language. Null if the stations have no part in
 * it. printing#ticket, printing#change, printing#cancellation, printing#station-ticket, printing#copy.
 */
export function composeTicket(order: TicketOrder, about: TicketAbout, paper: Paper): PrintDocument | null {
  return runWithLocale(paper.locale, () => {
    const { ticket, isCopy, stations } = about;
    const here = order.lines.filter((line) => isOfStation(line, stations));
    const changes = ticket.kind === "change" ? changesOf(order, ticket.before, stations) : [];
    const hasOtherAllergies = ticket.kind === "change" && ticket.hasOtherAllergies;
    // A change of the time or the notes alone, or of the allergies, concerns every station of the order.
    const isOfLines = ticket.kind === "change" && !hasOtherAllergies && changesOf(order, ticket.before, []).length > 0;
    const isConcerned = isOfLines ? changes.length > 0 : here.length > 0;
    if (!isConcerned && stations.length > 0) return null;
    const station = stationWords(order.lines, stations);
    const cancelled = ticket.kind === "cancellation" ? [band(m.print_cancelled(), "large", "center")] : [];
    const rows: PrintRow[] = [
      ...(isCopy ? [band(m.print_copy(), "large", "center")] : []),
      ...(ticket.kind === "change" ? [band(m.print_changed(), "large", "center")] : []),
      ...cancelled,
      ...(ticket.kind === "cancellation" && order.cancelled?.byGuest
        ? [{ kind: "text", text: m.board_cancelled_by_guest(), size: "tall", isBold: true } as const]
        : []),
      ...headRows(order, about),
      ...(station === null ? [] : [{ kind: "text", text: station, size: "tall", isBold: true } as const]),
      ...(hasOtherAllergies ? [band(changedAllergiesWords(order))] : []),
      ...noticeRows(order),
      ...changeRows(changes),
      { kind: "rule", isHeavy: true },
      ...here.flatMap(dishRows),
      { kind: "rule", isHeavy: true },
      ...cancelled,
      ...footRows(order, about),
      { kind: "feed", lines: 1 },
      { kind: "cut" },
    ];
    return { ...paper, title: m.print_order_title({ number: order.number }), rows };
  });
}

/** Lists the changed quantities that concern some stations; a dish that is gone has the station of an equal one, or all. */
function changesOf(order: TicketOrder, before: readonly PricedLineData[], stations: readonly string[]): string[] {
  const stationOf = ({ id }: PricedLineData) => order.lines.find((line) => line.id === id)?.station ?? null;
  return (
    changedLines(before, order.lines)
      .filter(({ line }) => isOfStation({ station: stationOf(line) }, stations))
      // The quantities stay together where the line is wrapped.
      .map(({ words }) => words.replace(" → ", "\u00a0→\u00a0"))
  );
}

function changeRows(changes: readonly string[]): PrintRow[] {
  if (changes.length === 0) return [];
  return [
    { kind: "rule" },
    ...changes.map((text): PrintRow => ({ kind: "text", text, size: "tall", isBold: true })),
    { kind: "rule" },
    { kind: "text", text: m.print_order_now() },
  ];
}

function footRows(order: TicketOrder, { ticket, at, now }: TicketAbout): PrintRow[] {
  const timeOf = (instant: string) => formatTimeOfDay(at(instant).minutes);
  return [
    ...(ticket.kind === "cancellation" ? [] : [paymentRow(order)]),
    { kind: "text", text: m.print_ordered({ time: timeOf(order.placedAt) }) },
    { kind: "text", text: m.print_printed({ time: timeOf(now) }) },
  ];
}

function paymentRow({ isPaid, dueCents }: TicketOrder): PrintRow {
  if (isPaid || dueCents === 0) return { kind: "text", text: m.board_paid(), isBold: true };
  return { kind: "text", text: m.board_to_pay({ amount: formatMoney(dueCents) }), size: "tall", isBold: true };
}
