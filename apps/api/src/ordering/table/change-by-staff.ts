import { randomBytes } from "node:crypto";
import {
  cents,
  findItem,
  formatCents,
  isRefused,
  localizedText,
  type Refused,
  type StaffAct,
  type StaffCaller,
  tableWord,
} from "@comptoir/ordering";
import { type ActDetails, writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { tellTables } from "../cart/tell-table.ts";
import { handOver } from "./change-table.ts";
import { listRounds } from "./lines.store.ts";
import { noteRemoved, takeOutOpenLine } from "./remove-line.ts";
import { isBeingSent } from "./sending-state.ts";
import {
  endSession,
  holdSession,
  listPeople,
  noteTableChange,
  type TableName,
  type TableSession,
} from "./sessions.store.ts";
import { changeWord, removePerson } from "./staff-tables.store.ts";
import { owedAtTable } from "./staff-tables.ts";
import type { TableDeps } from "./table-deps.ts";
import { listTablePayments } from "./table-payments.store.ts";
import { loadOpenLines } from "./table-view.ts";

type Deps = Pick<TableDeps, "database" | "clock">;
type Refusal = { readonly code: "not-found" | "sending" | "changed" };
type Done = { readonly act: StaffAct; readonly details?: ActDetails };
export type ChangedByStaff = TableName | Refused<Refusal>;

/**
 * Changes an open table by the staff, under the session's lock, and writes the act with the table's number. Nothing changes
 * while its lines are being sent (`sending`), which takes some seconds. table#by-staff.
 */
function changeByStaff(
  { database, clock }: Deps,
  table: TableName,
  by: StaffCaller,
  change: (transaction: Transaction, session: TableSession, now: Date) => Promise<Done | Refused<Refusal>>,
): Promise<ChangedByStaff> {
  return inRefusableTransaction<TableName, Refusal>(database, "read committed", async (transaction) => {
    const now = clock();
    const session = await holdSession(transaction, table);
    if (session === null || session.closesAt <= now) return { refused: { code: "not-found" } };
    if (isBeingSent(session, now)) return { refused: { code: "sending" } };
    const done = await change(transaction, session, now);
    if (isRefused(done)) return done;
    const { act, details = {} } = done;
    await writeStaffAct(transaction, by, { at: now, act, details: { table: session.tableNum, ...details } });
    await noteTableChange(transaction, table, { now });
    tellTables(transaction, [table.sessionId]);
    return table;
  });
}

/**
 * Ends a table's session. Its orders stay as they are, and what is not sent stays in the carts. Refused as `changed` if more
 * is unsent or owed than the staff saw. table#closed-by-staff.
 */
export function closeTable(
  deps: Deps,
  table: TableName,
  { by, openLines, dueCents }: { readonly by: StaffCaller; readonly openLines: number; readonly dueCents: number },
): Promise<ChangedByStaff> {
  return changeByStaff(deps, table, by, async (transaction, session, now) => {
    const { lines } = await loadOpenLines(transaction, table, now);
    const rounds = await listRounds(transaction, table);
    const due = cents(owedAtTable(rounds, await listTablePayments(transaction, table), now).dueCents);
    if (lines.length > openLines || due > dueCents) return { refused: { code: "changed" } };
    await endSession(transaction, session, now, { byStaff: true });
    return { act: "close-table", details: { unsent: lines.length, due: formatCents(due) } };
  });
}

/**
 * Removes a person from a table: their lines stay in their cart, what was sent stays on the bill, and the table has another word.
 * The history has no name, since names are deleted a day after the table's end. `changed` if they have left. table#removed-by-staff.
 */
export function removeByStaff(
  deps: Deps,
  table: TableName,
  { by, person }: { readonly by: StaffCaller; readonly person: string },
): Promise<ChangedByStaff> {
  return changeByStaff(deps, table, by, async (transaction, session, now) => {
    const people = await listPeople(transaction, table);
    const me = people.find(({ id }) => id === person);
    if (!me || me.state === "left") return { refused: { code: "changed" } };
    await removePerson(transaction, table, person);
    await changeWord(transaction, table, tableWord(randomBytes(8)));
    await handOver(transaction, { session, people, me }, now);
    return { act: "remove-table-person" };
  });
}

/**
 * Removes a line that is not sent; its owner is told. `changed` if it was sent or removed meanwhile, or is another dish now.
 * table#removed-by-staff.
 */
export async function removeLineByStaff(
  deps: TableDeps,
  venue: LoadedVenue,
  table: TableName,
  {
    by,
    ...line
  }: { readonly by: StaffCaller; readonly person: string; readonly orderId: number; readonly item: string },
): Promise<ChangedByStaff> {
  const before = await roundsBefore(deps, table);
  if (isRefused(before)) return before;
  const removed = await takeOutOpenLine(deps, table, { ...line, browser: "restaurant" });
  if (removed === null) return { refused: { code: "changed" } };
  const { person } = line;
  return changeByStaff(deps, table, by, async (transaction, _session, now) => {
    const rounds = await listRounds(transaction, table);
    // A round that began before the line left the cart may have it.
    const wasSent = rounds.some(({ orderId, people }) => {
      return !before.rounds.has(orderId) && Object.values(people).flat().includes(person);
    });
    if (wasSent) return { refused: { code: "changed" } };
    await noteRemoved(transaction, table, { person, by: "restaurant", item: removed.item, now });
    const dish = findItem(venue.index, { id: removed.item })?.item;
    const name = dish ? localizedText(dish, "name", venue.defaultLocale) : removed.item;
    return { act: "remove-table-line", details: { name } };
  });
}

/** Returns the orders that a table has sent, unless it is being sent now. */
function roundsBefore(
  { database, clock }: Deps,
  table: TableName,
): Promise<{ readonly rounds: ReadonlySet<string> } | Refused<Refusal>> {
  return inRefusableTransaction<{ readonly rounds: ReadonlySet<string> }, Refusal>(
    database,
    "read committed",
    async (transaction) => {
      const session = await holdSession(transaction, table);
      if (session === null) return { refused: { code: "not-found" } };
      if (isBeingSent(session, clock())) return { refused: { code: "sending" } };
      return { rounds: new Set((await listRounds(transaction, table)).map(({ orderId }) => orderId)) };
    },
  );
}
