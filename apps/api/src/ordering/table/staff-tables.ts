import type { EndedTableData, StaffTableData } from "@comptoir/contract";
import {
  type CartLine,
  findItem,
  localizedText,
  parseCartLines,
  parseCents,
  sumCents,
  TABLE_LIMITS,
} from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { listRoundsOf, type TableRound } from "./lines.store.ts";
import { kitchenNamed } from "./name-rounds.ts";
import { isBeingSent } from "./sending-state.ts";
import { listOpenLinesOf, listOpenTables, listTipsOfEnded, type OpenTableRow } from "./staff-tables.store.ts";
import { billOfTable, dueOf, linesOfRound } from "./table-bill.ts";
import { listPaymentsOfTables, type TablePaymentRow } from "./table-payments.store.ts";
import { quoteTable } from "./table-view.ts";

/** A line of a table, numbered within all tables; `own`: its number in the person's cart. */
type NumberedLine = {
  readonly sessionId: string;
  readonly person: string;
  readonly own: number;
  readonly line: CartLine;
};
type OpenLineData = StaffTableData["open"][number];

/**
 * Lists a restaurant's tables that order together, as the staff see them, in the kitchen's language. All tables share one
 * query of each kind and one quote. table#by-staff.
 */
export async function readOpenTables(deps: QuoteDeps, venue: LoadedVenue): Promise<StaffTableData[]> {
  const { database, clock } = deps;
  const { restaurantId } = venue;
  const now = clock();
  const tables = await listOpenTables(database, { restaurantId, now });
  if (tables.length === 0) return [];
  const sessionIds = tables.map(({ sessionId }) => sessionId);
  const [rows, rounds, payments] = await Promise.all([
    listOpenLinesOf(database, { restaurantId, sessionIds, now, atMost: TABLE_LIMITS.lines + 1 }),
    listRoundsOf(database, { restaurantId, sessionIds }),
    listPaymentsOfTables(database, { restaurantId, sessionIds }),
  ]);
  const lines = rows
    .flatMap(({ details, ...of }) => (parseCartLines([details]) ?? []).map((line) => ({ ...of, line })))
    .map(({ line, ...of }, index) => ({ ...of, own: line.orderId, line: { ...line, orderId: index + 1 } }));
  const open = Map.groupBy(await priceLines(deps, venue, lines, now), ({ sessionId }) => sessionId);
  const sent = Map.groupBy(rounds, ({ sessionId }) => sessionId);
  const paid = Map.groupBy(payments, ({ sessionId }) => sessionId);
  return tables
    .map((table) => {
      const { sessionId } = table;
      return formatTable(table, {
        ...{ open: open.get(sessionId) ?? [], rounds: sent.get(sessionId) ?? [] },
        ...{ payments: paid.get(sessionId) ?? [], now, venue },
      });
    })
    .toSorted((one, other) => byNumber.compare(one.tableNum, other.tableNum));
}

/** Time in ms for which a table that has ended is listed: its people's names are kept as long. table#table-names. */
const LISTED_MS = 24 * 60 * 60_000;

/** Lists the tables that have ended within a day and have a tip that can be returned. table#table-tip-back. */
export async function readEndedTables(
  { database, clock }: Pick<QuoteDeps, "database" | "clock">,
  venue: LoadedVenue,
): Promise<EndedTableData[]> {
  const { restaurantId } = venue;
  const since = new Date(clock().getTime() - LISTED_MS);
  const tips = await listTipsOfEnded(database, { restaurantId, since });
  return [...Map.groupBy(tips, ({ sessionId }) => sessionId)].map(([sessionId, payments]) => ({
    ...{ id: sessionId, tableNum: payments[0]?.tableNum ?? "", endedAt: (payments[0]?.endedAt ?? since).toISOString() },
    payments: payments.map(({ id, name, payeeId, cents, tipCents }) => ({
      ...{ id, name, cents, tipCents },
      ...kitchenNamed(payeeId, venue, venue.defaultLocale),
    })),
  }));
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** Names and prices lines for today's menu, now. A dish that the menu no longer has is left out. */
async function priceLines(
  deps: QuoteDeps,
  venue: LoadedVenue,
  lines: readonly NumberedLine[],
  now: Date,
): Promise<(OpenLineData & { readonly sessionId: string })[]> {
  const { defaultLocale: locale, index } = venue;
  const { orderItems } = await quoteTable(deps, venue, lines, { locale, now });
  const priced = new Map(orderItems.map((item) => [item.orderId, item]));
  return lines.flatMap(({ sessionId, person, own, line }) => {
    const found = priced.get(line.orderId);
    const listing = findItem(index, { id: line.id });
    if (!found && !listing) return [];
    return {
      ...{ sessionId, person, orderId: own, item: String(line.id), quantity: line.quantity },
      name: found?.name ?? (listing ? localizedText(listing.item, "name", locale) : ""),
      choices: (found?.orderOptions ?? []).flatMap(({ values }) => values.map(({ name }) => name)).filter(Boolean),
      cents: found ? (parseCents(found.orderPrice) ?? null) : null,
    };
  });
}

type Parts = {
  readonly open: readonly (OpenLineData & { readonly sessionId: string })[];
  readonly rounds: readonly TableRound[];
  readonly payments: readonly TablePaymentRow[];
  readonly now: Date;
  readonly venue: LoadedVenue;
};

/**
 * Returns what of a table's bill is still to be paid, what its people have paid by themselves, and whether a share is being
 * paid now. table#bill, table#claim.
 */
export function owedAtTable(
  rounds: readonly TableRound[],
  payments: readonly TablePaymentRow[],
  now: Date,
): Pick<StaffTableData, "dueCents" | "paidCents" | "isPaying"> {
  const lines = rounds.flatMap((round) => linesOfRound(round));
  const { paidCents, claims } = billOfTable(lines, payments, { now, person: null });
  return { dueCents: Math.max(0, dueOf(lines) - paidCents), paidCents, isPaying: claims.length > 0 };
}

function formatTable(
  { sessionId, tableNum, host, openedAt, closesAt, people, sending }: OpenTableRow,
  { open, rounds, payments, now, venue }: Parts,
): StaffTableData {
  const bills = rounds.map((round) => ({ round, lines: linesOfRound(round) }));
  const shown = open.slice(0, TABLE_LIMITS.lines);
  return {
    ...{ id: sessionId, tableNum, openedAt: openedAt.toISOString(), closesAt: closesAt.toISOString() },
    people: people.map(({ allergies, ...person }) => ({
      ...person,
      isHost: person.id === host,
      allergies: [...allergies],
    })),
    open: shown.map(({ sessionId: _, ...line }) => line),
    openCents: shown.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    isFull: open.length > TABLE_LIMITS.lines,
    sending: sending && {
      people: [...sending.people],
      at: isBeingSent({ sending }, now) ? null : sending.undoUntil,
    },
    rounds: bills.map(({ round: { orderId, number, status, sentAt, ...round }, lines }) => ({
      ...{ orderId, number, status, sentAt: sentAt.toISOString() },
      ...kitchenNamed(round.restaurantId, venue, venue.defaultLocale),
      people: [...new Set(lines.flatMap(({ people: whose }) => whose))],
      cents: sumCents(lines.map(({ cents }) => cents)),
    })),
    ...owedAtTable(rounds, payments, now),
    payments: payments
      .filter(({ state }) => state === "paid")
      .map(({ id, person, payeeId, cents: share, backCents, tipCents, tipBackCents }) => ({
        ...{ id, person, cents: share - backCents, tipCents: tipCents - tipBackCents },
        ...kitchenNamed(payeeId, venue, venue.defaultLocale),
      })),
  };
}
