import type { GroupData, GroupTermsData, YourGroupData } from "@comptoir/contract";
import { cents, formatCents, isLastCallOver, isSeated, type Locale, sumCents } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { type GroupLine, loadGroupLines } from "./group-lines.ts";
import { type GroupRow, listGroupOrders, loadGroup } from "./groups.store.ts";
import { listPeople, loadSession, type TableName } from "./sessions.store.ts";

/** Reads a group as those who are in it see it, in one language; null if its session has ended. table#group. */
export async function readGroup(
  deps: QuoteDeps,
  venue: LoadedVenue,
  name: TableName,
  locale: Locale,
): Promise<GroupData | null> {
  const { database, clock } = deps;
  const now = clock();
  const [session, group, people, orders] = await Promise.all([
    loadSession(database, name),
    loadGroup(database, name),
    listPeople(database, name),
    listGroupOrders(database, name),
  ]);
  if (session === null || group === null || session.closesAt <= now) return null;
  const { lines, unavailable, isFull } = await loadGroupLines(deps, venue, group, { locale, now });
  const ordered = new Map(orders.map((order) => [order.sentBy, { id: order.orderId, number: order.number }]));
  const sumOf = (of: readonly GroupLine[]) =>
    sumCents(of.filter(({ keptBack }) => keptBack === null).map((line) => line.cents));
  return {
    ...formatTerms(group),
    ...{ version: session.version, link: group.link, closesAt: session.closesAt.toISOString(), isFull },
    isLastCallOver: isLastCallOver(group.lastCallAt, now),
    people: people.map(({ id, name: said, state }) => {
      const total = sumOf(lines.filter(({ person }) => person === id));
      return {
        ...{ id, name: said, isHost: id === session.host, order: ordered.get(id) ?? null },
        state: state === "asking" ? "left" : state,
        total: formatCents(total),
        left: group.limitCents === null ? null : formatCents(cents(Math.max(0, group.limitCents - total))),
      };
    }),
    open: lines.map(({ person, own, line, item, keptBack }) => ({
      ...{ ...item, orderId: own, person, line: line.orderId, keptBack },
    })),
    unavailable: unavailable.map(({ person, own }) => ({ person, orderId: own })),
    total: formatCents(sumOf(lines)),
  };
}

/** What a person with a group's link is told of it. table#group-link. */
export function formatTerms({
  sessionId: id,
  name,
  type,
  isDelivered: delivered,
  wantedAt,
  pays,
  lastCallAt,
  limitCents,
}: GroupRow): GroupTermsData {
  return {
    ...{ id, name, type, delivered, pays },
    date: wantedAt?.toISOString() ?? null,
    lastCall: lastCallAt?.toISOString() ?? null,
    limit: limitCents === null ? null : formatCents(limitCents),
  };
}

/** The group of a person: whole for those who are in it. */
export function yourGroup({ personId }: { readonly personId: string }, group: GroupData): YourGroupData {
  const me = group.people.find(({ id }) => id === personId);
  return { you: personId, group: me && isSeated(me) ? group : null };
}
