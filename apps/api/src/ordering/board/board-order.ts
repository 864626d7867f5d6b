import type { BoardOrderData, PricedLineData } from "@comptoir/contract";
import {
  ageBegins,
  allergiesOf,
  awaitsAnswer,
  findItem,
  isOver,
  type Locale,
  laneOf,
  type MenuIndex,
  stationOf,
} from "@comptoir/ordering";
import { linesInLanguage } from "../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { formatDiners } from "../orders/format-diners.ts";
import type { BoardRow } from "./board-orders.store.ts";

/** Formats an order for a board, with its dishes in the kitchen's language. board#card. */
export function formatBoardOrder(row: BoardRow, { index, defaultLocale }: LoadedVenue): BoardOrderData {
  const awaits = awaitsAnswer(row) ? row.acceptUntil : null;
  const isCancelled = row.status === "cancelled";
  const { child } = row;
  return {
    id: row.orderId,
    version: row.version,
    number: String(row.number),
    day: row.localDay,
    type: row.type,
    lane: laneOf(row),
    destination: row.destination,
    round: row.round === 0 ? null : row.round,
    person: row.person,
    phone: row.phone,
    child: child && { name: child.name, class: child.class, note: child.note },
    allergies: allergiesOnTicket(row),
    diners: formatDiners(row.remarks.diners),
    group: formatGroup(row.remarks.group),
    notes: row.remarks.notes,
    questions: [...row.remarks.questions],
    checkId: row.remarks.checkId,
    awaits: awaits && { from: iso(row.acceptFrom ?? row.placedAt), until: iso(awaits) },
    placedAt: iso(row.placedAt),
    wantedAt: row.wantedAt && iso(row.wantedAt),
    readyAt: iso(row.readyAt),
    fireAt: row.firedAt === null ? row.fireAt && iso(row.fireAt) : null,
    since: iso(ageBegins(row)),
    readyDueAt: row.readyDueAt && iso(row.readyDueAt),
    doneAt: isOver(row.status) ? iso(row.lastAt) : null,
    isPaid: !row.isDueHere || row.owedCents === 0,
    dueCents: row.isDueHere ? row.owedCents : 0,
    totalCents: row.totalCents,
    lines: formatLines(row, index, defaultLocale),
    change: isCancelled ? null : formatChange(row, index, defaultLocale),
    cancelled: isCancelled
      ? {
          at: iso(row.lastAt),
          byGuest: row.isByGuest,
          isRead: !row.isByGuest || row.readVersion >= row.version,
          reason: reasonOf(row),
        }
      : null,
    unprinted: row.unprintedAt.length > 0,
    unprintedAt: [...row.unprintedAt],
  };
}

function formatGroup(group: BoardRow["remarks"]["group"]): BoardOrderData["group"] {
  return group
    ? { ...group, lines: group.lines.map(({ name, orderIds }) => ({ name, orderIds: [...orderIds] })) }
    : null;
}

/** All allergies that the kitchen has to know: of the child of a school's meal, then of the other persons. */
function allergiesOnTicket({ child, remarks }: Pick<BoardRow, "child" | "remarks">): string[] {
  return [...new Set([...(child?.allergies ?? []), ...allergiesOf(remarks.diners ?? [])])];
}

function reasonOf({ declined }: BoardRow): NonNullable<BoardOrderData["cancelled"]>["reason"] {
  return declined?.missed ? "missed" : (declined?.reason ?? null);
}

function formatLines({ lines }: BoardRow, index: MenuIndex, locale: Locale): BoardOrderData["lines"] {
  return lines.map(({ line, details, isDone }) => {
    const [named] = linesInLanguage([details], index, locale) as [PricedLineData];
    const reference = { id: details.id, menuId: details.menu_id, sectionId: details.section_id };
    const listing = findItem(index, reference) ?? findItem(index, { id: details.id });
    return { ...named, line, station: listing ? stationOf(listing) : null, done: isDone };
  });
}

function formatChange({ change }: BoardRow, index: MenuIndex, locale: Locale): BoardOrderData["change"] {
  return (
    change && {
      at: iso(new Date(change.at)),
      lines: linesInLanguage(change.lines, index, locale),
      allergies: change.allergies,
    }
  );
}

function iso(at: Date): string {
  return at.toISOString();
}
