import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import {
  type Allergy,
  type Cents,
  type GroupTerms,
  groupEnds,
  isSeated,
  type OrderType,
  type Refused,
  TABLE_LIMITS,
} from "@comptoir/ordering";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { tellTables } from "../cart/tell-table.ts";
import { type ActRefusal, changeMe, changeTable } from "./change-table.ts";
import { findGroupOf, findGroupOfLink, loadGroup, openGroupSession, setGroupLink } from "./groups.store.ts";
import {
  addPerson,
  holdSession,
  listPeople,
  noteTableChange,
  setPersonAllergies,
  setPersonState,
  type TableName,
} from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";

type Deps = Pick<TableDeps, "database" | "clock">;
type Joining = {
  readonly name: string;
  readonly owner: string;
  readonly cartId: string | null;
  /** What the person has said of their allergies; absent if nothing. menu#diner-allergies. */
  readonly allergies?: readonly Allergy[] | undefined;
};
export type GroupToOpen = Joining & GroupTerms & { readonly type: OrderType; readonly limitCents: Cents | null };
export type GroupJoinRefusal = { readonly code: "full" | "no-group" };
type LinkRefusal = { readonly code: "no-table" | "not-host" };
type WithSecret = TableName & { readonly secret: string };

/** Bytes of a link's secret: it cannot be guessed, so who has the link is let in. table#group-link. */
const SECRET_BYTES = 16;
/** Persons who ever joined a group, also those who left or were removed. table#group-limits. */
const JOINED_MAX = 5 * TABLE_LIMITS.people;

/** Returns the hash under which a link's secret is stored. table#group-link. */
export function hashOfLink(secret: string): Buffer {
  return createHash("sha256").update(`group link ${secret}`).digest();
}

const newSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/** Opens a group with the caller as its host. They leave the group in which they were: a cart is of one group. table#group-open. */
export async function openGroup(
  deps: Deps,
  { restaurantId }: LoadedVenue,
  { name, owner, cartId, allergies, ...terms }: GroupToOpen,
): Promise<WithSecret> {
  await leaveGroup(deps, { restaurantId, owner, but: null });
  const now = deps.clock();
  const [sessionId, host, secret] = [randomUUIDv7(), randomUUIDv7(), newSecret()];
  const session = { restaurantId, sessionId };
  await inTransaction(deps.database, "read committed", async (transaction) => {
    const closesAt = groupEnds({ openedAt: now, wantedAt: terms.wantedAt });
    await openGroupSession(
      transaction,
      { ...session, host, now, closesAt },
      { ...terms, name, tokenHash: hashOfLink(secret) },
    );
    await addPerson(transaction, { ...session, id: host, owner, cartId, name, state: "choosing", now });
    if (allergies) await setPersonAllergies(transaction, session, { id: host, allergies });
  });
  return { ...session, secret };
}

/**
 * Joins the group of a link. The link is looked at again under the session's lock, since the host may have replaced it meanwhile.
 * If everybody has left, who joins is host. table#group-link.
 */
export async function joinGroup(
  deps: Deps,
  { restaurantId }: LoadedVenue,
  { secret, name, owner, cartId, allergies }: Joining & { readonly secret: string },
): Promise<TableName | Refused<GroupJoinRefusal>> {
  const { database, clock } = deps;
  const tokenHash = hashOfLink(secret);
  const found = await findGroupOfLink(database, { restaurantId, tokenHash, now: clock() });
  if (found === null) return { refused: { code: "no-group" } };
  await leaveGroup(deps, { restaurantId, owner, but: found.sessionId });
  return inRefusableTransaction<TableName, GroupJoinRefusal>(database, "read committed", async (transaction) => {
    const now = clock();
    const session = await holdSession(transaction, found);
    if (session === null || session.closesAt <= now) return { refused: { code: "no-group" } };
    const [group, people] = [await loadGroup(transaction, found), await listPeople(transaction, found)];
    if (!group?.tokenHash.equals(tokenHash)) return { refused: { code: "no-group" } };
    const seated = people.filter(isSeated);
    const isBack = seated.some((person) => person.owner === owner);
    if (!isBack && (seated.length >= TABLE_LIMITS.people || people.length >= JOINED_MAX)) {
      return { refused: { code: "full" } };
    }
    const id = await addPerson(transaction, { ...found, owner, cartId, name, state: "choosing", now });
    if (allergies) await setPersonAllergies(transaction, found, { id, allergies });
    await noteTableChange(transaction, found, { now, host: seated.length === 0 ? id : null });
    tellTables(transaction, [found.sessionId]);
    return found;
  });
}

/** Leaves the group where a person is, unless it is `but`. */
async function leaveGroup(
  deps: Deps,
  { restaurantId, owner, but }: { readonly restaurantId: string; readonly owner: string; readonly but: string | null },
): Promise<void> {
  const found = await findGroupOf(deps.database, { restaurantId, owners: [owner], now: deps.clock() });
  if (found === null || found.sessionId === but) return;
  await changeMe(deps, { restaurantId, sessionId: found.sessionId }, found.personId, { state: "left" });
}

/** The host makes a new link, which ends the one before. Those who are in the group stay. table#group-link. */
export function makeNewLink(
  deps: Deps,
  group: TableName,
  personId: string,
): Promise<WithSecret | Refused<LinkRefusal>> {
  return changeTable<WithSecret, { readonly code: "not-host" }>(
    deps,
    group,
    personId,
    async (transaction, { session, me }) => {
      if (session.host !== me.id) return { refused: { code: "not-host" } };
      const secret = newSecret();
      await setGroupLink(transaction, group, hashOfLink(secret));
      return { ...group, secret };
    },
  );
}

/** The host removes a person, whose lines stay in their own cart; or makes another one host. table#group-link, table#host. */
export function changePersonOfGroup(
  deps: Deps,
  group: TableName,
  personId: string,
  { person, act }: { readonly person: string; readonly act: "remove" | "make-host" },
): Promise<TableName | Refused<ActRefusal>> {
  return changeTable<TableName, ActRefusal>(
    deps,
    group,
    personId,
    async (transaction, { session, people, me }, now) => {
      if (session.host !== me.id) return { refused: { code: "not-host" } };
      const other = people.find(({ id }) => id === person);
      if (!other || other.id === me.id || !isSeated(other)) return { refused: { code: "not-found" } };
      if (act === "make-host") await noteTableChange(transaction, group, { now, host: other.id });
      else await setPersonState(transaction, group, { id: other.id, state: "left" });
      return group;
    },
  );
}
