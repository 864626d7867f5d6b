import type { Context } from "hono";
import type { Caller } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { cartIdFor, cartNamesOf } from "../cart/cart-cookie.ts";
import { noteCartOfTable } from "../cart/tell-table.ts";
import { movePerson } from "./change-table.ts";
import { findGroupOf } from "./groups.store.ts";
import { findTableOf, type TableName } from "./sessions.store.ts";
import { findLastTable } from "./staff-tables.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { readTable, yourTable } from "./table-view.ts";

/** The table of a caller, and who they are there. */
export type Mine = TableName & { readonly personId: string; readonly host: string | null };

/** Finds the table where the caller sits or asks to; null for none. A guest who signs in stays at their table. */
export async function tableOf(c: Context<ApiEnv>, deps: TableDeps): Promise<Mine | null> {
  const { caller, venue } = c.var;
  const of = { restaurantId: venue.restaurantId, owners: ownersOf(caller) };
  return followCaller(c, deps, await findTableOf(deps.database, of));
}

/** Finds the group in which the caller is; null for none. A guest who signs in stays in their group. */
export async function groupOf(
  c: Context<ApiEnv>,
  deps: TableDeps,
): Promise<(TableName & { readonly personId: string }) | null> {
  const { caller, venue } = c.var;
  const of = { restaurantId: venue.restaurantId, owners: ownersOf(caller), now: deps.clock() };
  return followCaller(c, deps, await findGroupOf(deps.database, of));
}

/** Returns the id of the caller's cart; null for none. */
export function cartOf(c: Context<ApiEnv>): string | null {
  const { own } = cartNamesOf(c);
  return own && cartIdFor(own, null);
}

/** A person of a session, as a request finds them. */
type Found = {
  readonly sessionId: string;
  readonly personId: string;
  readonly owner: string;
  readonly cartId: string | null;
};

/**
 * Returns the session in which a request finds its caller. Notes the caller's present cart and account, and tells the others: what
 * was just added is sent with the rest. table#table-lines.
 */
async function followCaller<Of extends Found>(
  c: Context<ApiEnv>,
  deps: TableDeps,
  found: Of | null,
): Promise<(Of & TableName) | null> {
  if (found === null) return null;
  const mine = { ...found, restaurantId: c.var.venue.restaurantId };
  const [owner, cartId] = [ownerOf(c.var.caller), cartOf(c)];
  if (owner === found.owner && (cartId === null || cartId === found.cartId)) return mine;
  const person = { id: found.personId, from: found.owner, owner, cartId: cartId ?? found.cartId };
  const isMoved = await movePerson(deps, mine, person);
  if (isMoved && cartId !== null)
    noteCartOfTable(deps, { restaurantId: mine.restaurantId, owner, cartId, now: deps.clock() });
  return mine;
}

/** How long in ms a phone is told that the restaurant has closed its table. table#closed-by-staff. */
const CLOSED_TOLD_MS = 60 * 60_000;

/** Tells why a caller sits at no table: what the restaurant did, if it did. table#by-staff. */
export async function whyNoTable(c: Context<ApiEnv>, { database, clock }: TableDeps) {
  const { caller, venue } = c.var;
  const since = new Date(clock().getTime() - CLOSED_TOLD_MS);
  const last = await findLastTable(database, { restaurantId: venue.restaurantId, owners: ownersOf(caller), since });
  if (last?.isClosed) return "tableClosed";
  return last?.isRemoved ? "tableRemoved" : "noTable";
}

/** The names under which a caller may sit at a table: their own, and the guest's of before they signed in. */
export function ownersOf(caller: Caller): string[] {
  return [...new Set([ownerOf(caller), caller.session ?? ""])].filter((owner) => owner !== "");
}

/** Reads the caller's table; null if its session has ended. */
export async function answerOf(c: Context<ApiEnv>, deps: TableDeps, mine: Mine) {
  const table = await readTable(deps, c.var.venue, mine, c.var.locale);
  return table && yourTable(mine, table);
}

/** Answers with the caller's table; `no_table` if its session has ended meanwhile. */
export async function answerTable(c: Context<ApiEnv>, deps: TableDeps, mine: Mine) {
  const table = await answerOf(c, deps, mine);
  return table ? c.json(table, 200) : refuse(c, "noTable");
}
