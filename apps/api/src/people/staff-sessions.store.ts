import type { RestaurantData } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const takeCodeStatement = statement({
  name: "sign staff in by a code",
  // The code is gone with the same step: of two at once, one signs in. The session that this browser had ends.
  text: `with taken as (
           delete from staff_codes where code_hash = :codeHash and expires_at > :now returning restaurant_id, staff_id
         ), replaced as (
           delete from staff_sessions where secret_hash = :replaces and exists (select from taken)
         )
         insert into staff_sessions
           (secret_hash, token_hash, restaurant_id, staff_id, device, started_at, seen_at, expires_at)
         select :secretHash, :tokenHash, restaurant_id, staff_id, :device, :now, :now, :expiresAt from taken
         returning restaurant_id as "restaurantId", staff_id as "staffId"`,
  params: {
    codeHash: "text",
    secretHash: "text",
    tokenHash: "text",
    device: "text",
    now: "timestamptz",
    expiresAt: "timestamptz",
    replaces: "text?",
  },
  row: { restaurantId: "text", staffId: "uuid" },
  crosses: "directory: a code of the staff names its restaurant",
});

/** What of a staff session is stored, and the code that it is begun with. */
export type NewStaffSession = {
  readonly codeHash: string;
  readonly secretHash: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly replaces: string | null;
};

/** Begins a session by a code, once; null when the code is none, was used, or is too old. people#staff-codes. */
export function takeStaffCode(
  db: Queryable,
  session: NewStaffSession,
): Promise<{ readonly restaurantId: string; readonly staffId: string } | null> {
  return takeCodeStatement.oneOrNull(db, session);
}

const findStaffSessionStatement = statement({
  name: "find staff session",
  text: `select restaurant_id as "restaurantId", staff_id as "staffId", started_at as "startedAt", seen_at as "seenAt"
         from staff_sessions
         where secret_hash = :secretHash and token_hash = :tokenHash and expires_at > :now`,
  params: { secretHash: "text", tokenHash: "text", now: "timestamptz" },
  row: { restaurantId: "text", staffId: "uuid", startedAt: "timestamptz", seenAt: "timestamptz" },
  crosses: "directory: a session of the staff names its restaurant",
});

/** A session of a restaurant's staff that holds at this moment. */
export type HeldStaffSession = {
  readonly restaurantId: string;
  readonly staffId: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
};

/** The staff session of two halves; null when they are not halves of one, or it has ended. It is asked each time. */
export function findStaffSession(
  db: Queryable,
  halves: { readonly secretHash: string; readonly tokenHash: string; readonly now: Date },
): Promise<HeldStaffSession | null> {
  return findStaffSessionStatement.oneOrNull(db, halves);
}

const renewStaffSessionStatement = statement({
  name: "renew staff session",
  text: `update staff_sessions set seen_at = :now, expires_at = :expiresAt
         where restaurant_id = :restaurantId and secret_hash = :secretHash and seen_at < :now`,
  params: { restaurantId: "text", secretHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
});

/** Writes down that a staff session is used, and how long it holds from now on. */
export async function renewStaffSession(
  db: Queryable,
  renewed: {
    readonly restaurantId: string;
    readonly secretHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await renewStaffSessionStatement.count(db, renewed);
}

const loadStaffStatement = statement({
  name: "load one of the staff",
  text: `select s.id, s.name, r.slug, r.settings
         from staff s join restaurants r using (restaurant_id) where s.restaurant_id = :restaurantId and s.id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: { id: "uuid", name: "text", slug: "text", settings: typed<RestaurantData>("jsonb") },
});

/** One of a restaurant's staff, and the restaurant; null when they were removed. */
export function loadStaff(db: Queryable, of: { readonly restaurantId: string; readonly staffId: string }) {
  return loadStaffStatement.oneOrNull(db, of);
}

const endStaffSessionStatement = statement({
  name: "end staff session",
  text: "delete from staff_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
  crosses: "directory: a session of the staff names its restaurant",
});

/** Ends the staff session whose cookie a browser has; answers whether there was one. */
export async function endStaffSession(db: Queryable, secretHash: string): Promise<boolean> {
  return (await endStaffSessionStatement.count(db, { secretHash })) === 1;
}

const pruneStaffSessionsStatement = statement({
  name: "prune staff sessions",
  text: `delete from staff_sessions where ctid in (
           select ctid from staff_sessions where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: sessions of staff that have ended, wherever",
});

/** Clears away staff sessions that have ended, some at a time; answers how many. */
export function pruneStaffSessions(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStaffSessionsStatement.count(db, { now, atMost });
}

const pruneStaffCodesStatement = statement({
  name: "prune codes of staff",
  text: `delete from staff_codes where ctid in (
           select ctid from staff_codes where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: codes of staff that nobody used, wherever",
});

/** Clears away codes that nobody used in time, some at a time; answers how many. */
export function pruneStaffCodes(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStaffCodesStatement.count(db, { now, atMost });
}
