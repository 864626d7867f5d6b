import type { RestaurantData } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../platform/db/statement.ts";

function staffNameKey(name: string): string {
  return name.toLowerCase();
}

const inviteStaffStatement = statement({
  name: "invite staff",
  // A new code replaces one that was not used.
  text: `with invited as (
           insert into staff (restaurant_id, id, name, name_key, invited_at)
           values (:restaurantId, :staffId, :name, :nameKey, :now)
           on conflict (restaurant_id, name_key) do update set name = excluded.name, invited_at = excluded.invited_at
           returning restaurant_id, id
         )
         insert into staff_codes (restaurant_id, staff_id, code_hash, expires_at)
         select restaurant_id, id, :codeHash, :expiresAt from invited
         on conflict (restaurant_id, staff_id) do update set
           code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  params: {
    restaurantId: "text",
    staffId: "uuid",
    name: "text",
    nameKey: "text",
    codeHash: "text",
    now: "timestamptz",
    expiresAt: "timestamptz",
  },
});

/** A staff member and the next sign-in code. `staffId` is used if the name is new. */
export type Invitation = Omit<ParamsOf<typeof inviteStaffStatement.count>, "nameKey">;

/** Saves the hash of a staff member's sign-in code. people#staff-codes. */
export async function inviteStaff(db: Queryable, invitation: Invitation): Promise<void> {
  await inviteStaffStatement.count(db, { ...invitation, nameKey: staffNameKey(invitation.name) });
}

/** Lists a restaurant's staff by name, with the expiry of their code and the number of their sessions. */
export const listStaff = statement({
  name: "list staff",
  text: `select name, invited_at as "invitedAt",
           (select expires_at from staff_codes c
            where c.restaurant_id = s.restaurant_id and c.staff_id = s.id and c.expires_at > :now) as "codeUntil",
           (select count(*) from staff_sessions t
            where t.restaurant_id = s.restaurant_id and t.staff_id = s.id and t.expires_at > :now) as sessions,
           (select max(seen_at) from staff_sessions t
            where t.restaurant_id = s.restaurant_id and t.staff_id = s.id and t.expires_at > :now) as "seenAt"
         from staff s where restaurant_id = :restaurantId order by name_key limit 500`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: {
    name: "text",
    invitedAt: "timestamptz",
    codeUntil: "timestamptz?",
    sessions: "int8",
    seenAt: "timestamptz?",
  },
}).rows;

const removeStaffStatement = statement({
  name: "remove staff",
  text: "delete from staff where restaurant_id = :restaurantId and name_key = :nameKey",
  params: { restaurantId: "text", nameKey: "text" },
});

/** Removes a staff member with their codes and sessions; false if the restaurant has no such name. */
export async function removeStaff(db: Queryable, restaurantId: string, name: string): Promise<boolean> {
  return (await removeStaffStatement.count(db, { restaurantId, nameKey: staffNameKey(name) })) === 1;
}

/** Begins a session by a single-use code; null if the code is unknown, was used or has expired. people#staff-codes. */
export const takeStaffCode = statement({
  name: "sign staff in by a code",
  // The same statement deletes the code, so of two concurrent requests one signs in. The browser's previous
  // session ends.
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
  crosses: "directory: finds the restaurant of a staff code",
}).oneOrNull;

/** Finds a staff session by cookie and token; null if the two do not match or it has ended. */
export const findStaffSession = statement({
  name: "find staff session",
  text: `select restaurant_id as "restaurantId", staff_id as "staffId", started_at as "startedAt", seen_at as "seenAt"
         from staff_sessions
         where secret_hash = :secretHash and token_hash = :tokenHash and expires_at > :now`,
  params: { secretHash: "text", tokenHash: "text", now: "timestamptz" },
  row: { restaurantId: "text", staffId: "uuid", startedAt: "timestamptz", seenAt: "timestamptz" },
  crosses: "directory: finds the restaurant of a staff session",
}).oneOrNull;

export type HeldStaffSession = RowOf<typeof findStaffSession>;

/** Records a use of a staff session, and its new expiry. */
export const renewStaffSession = statement({
  name: "renew staff session",
  text: `update staff_sessions set seen_at = :now, expires_at = :expiresAt
         where restaurant_id = :restaurantId and secret_hash = :secretHash and seen_at < :now`,
  params: { restaurantId: "text", secretHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
}).count;

export const loadStaff = statement({
  name: "load one of the staff",
  text: `select s.id, s.name, r.slug, r.settings
         from staff s join restaurants r using (restaurant_id) where s.restaurant_id = :restaurantId and s.id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: { id: "uuid", name: "text", slug: "text", settings: typed<RestaurantData>("jsonb") },
}).oneOrNull;

export const endStaffSession = statement({
  name: "end staff session",
  text: "delete from staff_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
  crosses: "directory: finds the restaurant of a staff session",
}).wrote;
