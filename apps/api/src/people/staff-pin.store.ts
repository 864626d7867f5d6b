import type { StaffRole } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import { statement } from "../platform/db/statement.ts";

/**
 * Counts a try of a person's PIN before it is checked, and returns the PIN's hash. No row: the restaurant has
 * no such person with a PIN, or the PIN is locked. The row's lock puts concurrent tries in sequence, so that
 * they cannot exceed the limit. staff#pin-lock.
 */
export const countPinTry = statement({
  name: "count try of staff pin",
  text: `update staff set pin_tries = pin_tries + 1, pin_locked_until = null
         where restaurant_id = :restaurantId and id = :staffId and kind = 'person' and pin_hash is not null
           and (pin_locked_until is null or pin_locked_until <= :now)
         returning coalesce(pin_hash, '') as "pinHash", pin_tries as tries`,
  params: { restaurantId: "text", staffId: "uuid", now: "timestamptz" },
  row: { pinHash: "text", tries: "int4" },
}).oneOrNull;

export const lockPin = statement({
  name: "lock staff pin",
  text: "update staff set pin_locked_until = :until where restaurant_id = :restaurantId and id = :staffId",
  params: { restaurantId: "text", staffId: "uuid", until: "timestamptz" },
}).count;

/** Returns until when a person's PIN is locked. No row: there is no such person with a PIN. */
export const findPinLock = statement({
  name: "find lock of staff pin",
  text: `select pin_locked_until as "lockedUntil" from staff
         where restaurant_id = :restaurantId and id = :staffId and kind = 'person' and pin_hash is not null`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: { lockedUntil: "timestamptz?" },
}).oneOrNull;

/** Takes back a try that was not checked, with the lock that it began. */
export const uncountPinTry = statement({
  name: "uncount try of staff pin",
  text: `update staff set pin_tries = greatest(pin_tries - 1, 0), pin_locked_until = null
         where restaurant_id = :restaurantId and id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid" },
}).count;

/**
 * Forgets the wrong tries after a right one, and returns the person. No row: the PIN was changed or removed
 * since it was checked.
 */
export const acceptPin = statement({
  name: "accept staff pin",
  text: `update staff set pin_tries = 0, pin_locked_until = null
         where restaurant_id = :restaurantId and id = :staffId and pin_hash = :pinHash returning role`,
  params: { restaurantId: "text", staffId: "uuid", pinHash: "text" },
  row: { role: typed<StaffRole>("text") },
}).oneOrNull;

/** Makes a person act on a session, or nobody with a null `personId`. False if the session has ended. */
export const chooseOnSession = statement({
  name: "choose person on staff session",
  text: `update staff_sessions set acting_staff_id = :personId,
           acting_since = case when :personId::uuid is null then null else :now::timestamptz end
         where restaurant_id = :restaurantId and secret_hash = :sessionHash`,
  params: { restaurantId: "text", sessionHash: "text", personId: "uuid?", now: "timestamptz" },
}).wrote;

/** Moves a person's session to another restaurant of theirs. False if it has ended. staff#switch. */
export const moveSession = statement({
  name: "move staff session",
  text: `update staff_sessions set restaurant_id = :to, acting_staff_id = null, acting_since = null
         where restaurant_id = :restaurantId and secret_hash = :sessionHash and staff_id = :staffId`,
  params: { restaurantId: "text", sessionHash: "text", staffId: "uuid", to: "text" },
}).wrote;
