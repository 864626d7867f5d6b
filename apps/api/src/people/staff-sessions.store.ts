import type { RestaurantData } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";

/** Begins a session by a code, once; null when the code is none, was used, or is too old. people#staff-codes. */
export const takeStaffCode = statement({
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
}).oneOrNull;

/** The staff session of two halves; null when they are not halves of one, or it has ended. It is asked each time. */
export const findStaffSession = statement({
  name: "find staff session",
  text: `select restaurant_id as "restaurantId", staff_id as "staffId", started_at as "startedAt", seen_at as "seenAt"
         from staff_sessions
         where secret_hash = :secretHash and token_hash = :tokenHash and expires_at > :now`,
  params: { secretHash: "text", tokenHash: "text", now: "timestamptz" },
  row: { restaurantId: "text", staffId: "uuid", startedAt: "timestamptz", seenAt: "timestamptz" },
  crosses: "directory: a session of the staff names its restaurant",
}).oneOrNull;

/** A session of a restaurant's staff that holds at this moment. */
export type HeldStaffSession = {
  readonly restaurantId: string;
  readonly staffId: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
};

/** Writes down that a staff session is used, and how long it holds from now on. */
export const renewStaffSession = statement({
  name: "renew staff session",
  text: `update staff_sessions set seen_at = :now, expires_at = :expiresAt
         where restaurant_id = :restaurantId and secret_hash = :secretHash and seen_at < :now`,
  params: { restaurantId: "text", secretHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
}).count;

/** One of a restaurant's staff, and the restaurant; null when they were removed. */
export const loadStaff = statement({
  name: "load one of the staff",
  text: `select s.id, s.name, r.slug, r.settings
         from staff s join restaurants r using (restaurant_id) where s.restaurant_id = :restaurantId and s.id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: { id: "uuid", name: "text", slug: "text", settings: typed<RestaurantData>("jsonb") },
}).oneOrNull;

/** Ends the staff session whose cookie a browser has; answers whether there was one. */
export const endStaffSession = statement({
  name: "end staff session",
  text: "delete from staff_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
  crosses: "directory: a session of the staff names its restaurant",
}).wrote;
