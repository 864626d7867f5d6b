import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Names that differ in capitals alone are one. */
function staffNameKey(name: string): string {
  return name.toLowerCase();
}

const inviteStaffStatement = statement({
  name: "invite staff",
  // A new code takes the place of one that was not used.
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

/** One of the staff and the code that they sign in with next. `staffId` is for a name that is new. */
export type Invitation = {
  readonly restaurantId: string;
  readonly staffId: string;
  readonly name: string;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** Keeps the hash of a code with which somebody of a restaurant's staff signs in. people#staff-codes. */
export async function inviteStaff(db: Queryable, invitation: Invitation): Promise<void> {
  await inviteStaffStatement.count(db, { ...invitation, nameKey: staffNameKey(invitation.name) });
}

/** The staff of a restaurant by name: until when a code of theirs can be used, and where they are signed in. */
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

/** Removes one of a restaurant's staff with their codes and sessions; false when nobody there has the name. */
export async function removeStaff(db: Queryable, restaurantId: string, name: string): Promise<boolean> {
  return (await removeStaffStatement.count(db, { restaurantId, nameKey: staffNameKey(name) })) === 1;
}
