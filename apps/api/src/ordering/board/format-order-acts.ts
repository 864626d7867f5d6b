import type { OrderActData, PricedLineData } from "@comptoir/contract";
import { type OrderPast, type OrderPastAct, orderHistory } from "@comptoir/ordering";
import { linesInLanguage } from "../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { BoardRow } from "./board-orders.store.ts";
import type { loadOrderPast } from "./order-past.store.ts";

type PastRow = NonNullable<Awaited<ReturnType<typeof loadOrderPast>>>;

/**
 * Formats what happened to an order, with the dishes as they were then. `seesReasons`: whether the caller may read why
 * something was refunded. board#history, board#refund.
 */
export function formatOrderActs(
  row: BoardRow,
  past: PastRow,
  { venue, seesReasons }: { readonly venue: LoadedVenue; readonly seesReasons: boolean },
): OrderActData[] {
  const linesAfter = linesOverTime(row, past, venue);
  return orderHistory(readPast(past)).map((one): OrderActData => {
    const { at, act, by, name, device, to = null, minutes = null, done = null, refund = null } = one;
    const lines = linesAfter(at);
    const before = past.changes.findIndex((change) => Date.parse(change.at) === at.getTime());
    return {
      ...{ at: at.toISOString(), act, by, name, device, to, minutes, done },
      reason: reasonOf(one),
      dishes: (one.lines ?? []).flatMap((number) => {
        const line = lines[number - 1];
        return line ? [{ quantity: line.quantity, name: line.name }] : [];
      }),
      change:
        act === "change" && before >= 0
          ? { before: inKitchensLanguage(past.changes[before]?.before ?? [], venue), after: lines }
          : null,
      refund: refund && { cents: refund.cents, reason: seesReasons ? refund.reason : null },
    };
  });
}

/** Returns the lines that the order had after a moment, from which a guest may have changed it since. */
function linesOverTime({ lines }: BoardRow, { changes }: PastRow, venue: LoadedVenue) {
  const now = inKitchensLanguage(
    lines.map(({ details }) => details),
    venue,
  );
  const spans = changes.map(({ at, before }) => ({ until: Date.parse(at), lines: inKitchensLanguage(before, venue) }));
  return (at: Date): PricedLineData[] => spans.find(({ until }) => at.getTime() < until)?.lines ?? now;
}

function inKitchensLanguage(lines: readonly PricedLineData[], { index, defaultLocale }: LoadedVenue): PricedLineData[] {
  return linesInLanguage(lines, index, defaultLocale);
}

function reasonOf({ reason = null, missed = false }: OrderPastAct): OrderActData["reason"] {
  return missed ? "missed" : reason;
}

function readPast(past: PastRow): OrderPast {
  const dated = <Row extends { readonly at: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, at: new Date(row.at) }));
  const { acceptedAt, isMissed, firedAt, declined } = past;
  return {
    statuses: dated(past.statuses),
    staffActs: dated(past.staffActs),
    refunds: dated(past.refunds),
    changes: dated(past.changes),
    accepted: acceptedAt && { at: acceptedAt, missed: isMissed },
    ...{ firedAt, declined },
  };
}
