import type { StaffKind, StaffRole } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import { statement } from "../platform/db/statement.ts";

export const countStaff = statement({
  name: "count staff",
  text: "select count(*) as members from staff where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { members: "int8" },
}).one;

/** Adds a member; false if the restaurant has the name already. */
export const addMember = statement({
  name: "add member of staff",
  text: `insert into staff (restaurant_id, id, name, name_key, kind, role, pin_hash, invited_at)
         values (:restaurantId, :staffId, :name, :nameKey, :kind, :role, :pinHash, :now)
         on conflict (restaurant_id, name_key) do nothing`,
  params: {
    restaurantId: "text",
    staffId: "uuid",
    name: "text",
    nameKey: "text",
    kind: typed<StaffKind>("text"),
    role: typed<StaffRole>("text"),
    pinHash: "text?",
    now: "timestamptz",
  },
}).wrote;

/** Saves the hash of a member's next code; it replaces one that was not used. */
export const saveMemberCode = statement({
  name: "save code of member of staff",
  text: `insert into staff_codes (restaurant_id, staff_id, code_hash, expires_at)
         values (:restaurantId, :staffId, :codeHash, :expiresAt)
         on conflict (restaurant_id, staff_id) do update set
           code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  params: { restaurantId: "text", staffId: "uuid", codeHash: "text", expiresAt: "timestamptz" },
}).count;

const MEMBER_ROW = {
  name: "text",
  kind: typed<StaffKind>("text"),
  role: typed<StaffRole>("text"),
  hasPin: "bool",
} as const;

/** Locks a member until the end of the transaction. */
export const holdMember = statement({
  name: "hold member of staff",
  text: `select name, kind, role, pin_hash is not null as "hasPin" from staff
         where restaurant_id = :restaurantId and id = :staffId for update`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: MEMBER_ROW,
}).oneOrNull;

/** Tells whether another member of the restaurant has a name. */
export const isNameOfOther = statement({
  name: "find other member of staff by name",
  text: `select id from staff where restaurant_id = :restaurantId and name_key = :nameKey and id <> :staffId`,
  params: { restaurantId: "text", staffId: "uuid", nameKey: "text" },
  row: { id: "uuid" },
}).wrote;

export const saveMember = statement({
  name: "save member of staff",
  text: `update staff set name = :name, name_key = :nameKey, role = :role
         where restaurant_id = :restaurantId and id = :staffId`,
  params: {
    restaurantId: "text",
    staffId: "uuid",
    name: "text",
    nameKey: "text",
    role: typed<StaffRole>("text"),
  },
}).count;

/** Sets or removes a person's PIN, and forgets wrong tries of the one before. */
export const savePin = statement({
  name: "save staff pin",
  text: `update staff set pin_hash = :pinHash, pin_tries = 0, pin_locked_until = null
         where restaurant_id = :restaurantId and id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid", pinHash: "text?" },
}).count;

/** Ends the choice of a person on every device. staff#at-once. */
export const endChoices = statement({
  name: "end choices of person of staff",
  text: `update staff_sessions set acting_staff_id = null, acting_since = null
         where restaurant_id = :restaurantId and acting_staff_id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid" },
}).count;

/** Removes a member with their code and sessions. */
export const removeMember = statement({
  name: "remove member of staff",
  text: "delete from staff where restaurant_id = :restaurantId and id = :staffId",
  params: { restaurantId: "text", staffId: "uuid" },
}).wrote;
