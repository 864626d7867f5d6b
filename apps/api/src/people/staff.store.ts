import type { RestaurantData, StaffCaller, StaffKind, StaffRole, VenueCaller } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../platform/db/statement.ts";

/** The most members, persons and devices, that a restaurant can have. staff#people. */
export const STAFF_MAX = 500;

/** The key by which a name is unique at a restaurant: capitals make no difference. */
export function staffNameKey(name: string): string {
  return name.toLowerCase();
}

const inviteStaffStatement = statement({
  name: "invite staff",
  // A new code replaces one that was not used. A name that is of another kind is not invited.
  text: `with invited as (
           insert into staff (restaurant_id, id, name, name_key, invited_at, kind, role)
           values (:restaurantId, :staffId, :name, :nameKey, :now, coalesce(:kind, 'person'),
             coalesce(:role, case :kind when 'device' then 'kitchen' else 'manager' end))
           on conflict (restaurant_id, name_key) do update set
             name = excluded.name, invited_at = excluded.invited_at, role = coalesce(:role, staff.role)
             where :kind::text is null or staff.kind = :kind
           returning restaurant_id, id, kind, role
         ), coded as (
           insert into staff_codes (restaurant_id, staff_id, code_hash, expires_at)
           select restaurant_id, id, :codeHash, :expiresAt from invited
           on conflict (restaurant_id, staff_id) do update set
             code_hash = excluded.code_hash, expires_at = excluded.expires_at
         )
         select id, kind, role from invited`,
  params: {
    restaurantId: "text",
    staffId: "uuid",
    name: "text",
    nameKey: "text",
    kind: typed<StaffKind | null>("text?"),
    role: typed<StaffRole | null>("text?"),
    codeHash: "text",
    now: "timestamptz",
    expiresAt: "timestamptz",
  },
  row: { id: "uuid", kind: typed<StaffKind>("text"), role: typed<StaffRole>("text") },
});

/**
 * A staff member and the next sign-in code. `staffId` is used if the name is new. A null `kind` or `role`
 * leaves a known member's; a new one is then a person and a manager, a new device has the role kitchen.
 */
export type Invitation = Omit<ParamsOf<typeof inviteStaffStatement.rows>, "nameKey">;

/**
 * Saves the hash of a staff member's sign-in code. Null if the name is of a member of another kind.
 * people#staff-codes.
 */
export function inviteStaff(db: Queryable, invitation: Invitation) {
  return inviteStaffStatement.oneOrNull(db, { ...invitation, nameKey: staffNameKey(invitation.name) });
}

const findStaffByNameStatement = statement({
  name: "find staff by name",
  text: "select id, kind from staff where restaurant_id = :restaurantId and name_key = :nameKey",
  params: { restaurantId: "text", nameKey: "text" },
  row: { id: "uuid", kind: typed<StaffKind>("text") },
});

export function findStaffByName(db: Queryable, restaurantId: string, name: string) {
  return findStaffByNameStatement.oneOrNull(db, { restaurantId, nameKey: staffNameKey(name) });
}

/** Lists a restaurant's staff by name, with the expiry of their code and the number of their sessions. */
export const listStaff = statement({
  name: "list staff",
  // A person was seen where they signed in by a code, and where they were chosen by PIN.
  text: `select id, name, kind, role, pin_hash is not null as "hasPin",
           (select expires_at from staff_codes c
            where c.restaurant_id = s.restaurant_id and c.staff_id = s.id and c.expires_at > :now) as "codeUntil",
           (select count(*) from staff_sessions t
            where t.restaurant_id = s.restaurant_id and t.staff_id = s.id and t.expires_at > :now) as sessions,
           (select max(seen_at) from staff_sessions t
            where t.restaurant_id = s.restaurant_id and s.id in (t.staff_id, t.acting_staff_id) and t.expires_at > :now)
             as "seenAt"
         from staff s where restaurant_id = :restaurantId order by name_key limit ${STAFF_MAX}`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: {
    id: "uuid",
    name: "text",
    kind: typed<StaffKind>("text"),
    role: typed<StaffRole>("text"),
    hasPin: "bool",
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
         ), begun as (
           insert into staff_sessions
             (secret_hash, token_hash, restaurant_id, staff_id, device, started_at, seen_at, expires_at)
           select :secretHash, :tokenHash, s.restaurant_id, s.id, :device, :now, :now,
             case s.kind when 'device' then :deviceExpiresAt::timestamptz else :expiresAt::timestamptz end
           from taken t join staff s on s.restaurant_id = t.restaurant_id and s.id = t.staff_id
           returning restaurant_id, staff_id
         )
         select s.restaurant_id as "restaurantId", s.id as "staffId", s.kind, s.role
         from begun b join staff s on s.restaurant_id = b.restaurant_id and s.id = b.staff_id`,
  params: {
    codeHash: "text",
    secretHash: "text",
    tokenHash: "text",
    device: "text",
    now: "timestamptz",
    expiresAt: "timestamptz",
    deviceExpiresAt: "timestamptz",
    replaces: "text?",
  },
  row: { restaurantId: "text", staffId: "uuid", kind: typed<StaffKind>("text"), role: typed<StaffRole>("text") },
  crosses: "directory: finds the restaurant of a staff code",
}).oneOrNull;

/**
 * Time after which a person who was chosen on a device is no longer, about a shift. staff#choose.
 */
const CHOSEN_HOURS = 12;
/** SQL join of the person `p` who is chosen on the session `t`. */
const CHOSEN_PERSON = `left join staff p on p.restaurant_id = t.restaurant_id and p.id = t.acting_staff_id
           and t.acting_since > :now::timestamptz - interval '${CHOSEN_HOURS} hours'`;

const WHO_ACTS = `coalesce(p.role, s.role) as role,
           coalesce(p.id, case s.kind when 'person' then s.id end) as "personId"`;

/** Finds a staff session by cookie and token; null if the two do not match or it has ended. staff#at-once. */
export const findStaffSession = statement({
  name: "find staff session",
  text: `select t.restaurant_id as "restaurantId", t.staff_id as "staffId", t.secret_hash as "sessionHash", s.kind,
           ${WHO_ACTS}, t.started_at as "startedAt", t.seen_at as "seenAt"
         from staff_sessions t join staff s on s.restaurant_id = t.restaurant_id and s.id = t.staff_id
           ${CHOSEN_PERSON}
         where t.secret_hash = :secretHash and t.token_hash = :tokenHash and t.expires_at > :now`,
  params: { secretHash: "text", tokenHash: "text", now: "timestamptz" },
  row: {
    restaurantId: "text",
    staffId: "uuid",
    sessionHash: "text",
    kind: typed<StaffKind>("text"),
    role: typed<StaffRole>("text"),
    personId: "uuid?",
    startedAt: "timestamptz",
    seenAt: "timestamptz",
  },
  crosses: "directory: finds the restaurant of a staff session",
}).oneOrNull;

const findStandingsStatement = statement({
  name: "find standings of staff sessions",
  text: `select t.restaurant_id as "restaurantId", t.secret_hash as "sessionHash", ${WHO_ACTS}
         from staff_sessions t join staff s on s.restaurant_id = t.restaurant_id and s.id = t.staff_id
           ${CHOSEN_PERSON}
         where t.secret_hash = any(:sessions::text[]) and t.expires_at > :now`,
  params: { sessions: "text[]", now: "timestamptz" },
  row: { restaurantId: "text", sessionHash: "text", role: typed<StaffRole>("text"), personId: "uuid?" },
  crosses: "directory: the sessions of the streams that a server holds",
});

/**
 * Returns the callers who still are who they were: a server asks it of its streams at intervals, as each call is
 * checked. Left out after a sign-out, a removal, a changed role, and when another person acts. staff#at-once.
 */
export async function stillCallers<Asked extends StaffCaller>(
  db: Queryable,
  callers: readonly Asked[],
  now: Date,
): Promise<ReadonlySet<Asked>> {
  const sessions = [...new Set(callers.map(({ sessionHash }) => sessionHash))];
  const standings = await findStandingsStatement.rows(db, { sessions, now });
  const bySession = new Map(standings.map((standing) => [standing.sessionHash, standing]));
  const still = callers.filter(({ restaurantId, sessionHash, role, personId }) => {
    const standing = bySession.get(sessionHash);
    return standing?.restaurantId === restaurantId && standing.role === role && standing.personId === personId;
  });
  return new Set(still);
}

export type HeldStaffSession = RowOf<typeof findStaffSession>;

/** Records a use of a staff session, and its new expiry. */
export const renewStaffSession = statement({
  name: "renew staff session",
  text: `update staff_sessions set seen_at = :now, expires_at = :expiresAt
         where restaurant_id = :restaurantId and secret_hash = :secretHash and seen_at < :now`,
  params: { restaurantId: "text", secretHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
}).count;

/** Loads a session's own member, the person who acts, and their restaurant. */
export const loadStaff = statement({
  name: "load one of the staff",
  text: `select s.id, s.name, s.kind, ${WHO_ACTS},
           coalesce(p.name, case s.kind when 'person' then s.name end) as "personName", r.slug, r.settings,
           exists (select from events e where e.restaurant_id = :restaurantId) as "hasEvents"
         from staff s join restaurants r using (restaurant_id)
           left join staff p on p.restaurant_id = s.restaurant_id and p.id = :personId
         where s.restaurant_id = :restaurantId and s.id = :staffId`,
  params: { restaurantId: "text", staffId: "uuid", personId: "uuid?" },
  row: {
    id: "uuid",
    name: "text",
    kind: typed<StaffKind>("text"),
    role: typed<StaffRole>("text"),
    personId: "uuid?",
    personName: "text?",
    slug: "text",
    settings: typed<RestaurantData>("jsonb"),
    hasEvents: "bool",
  },
}).oneOrNull;

const memberNameStatement = statement({
  name: "find name of one of the staff",
  text: "select name from staff where restaurant_id = :restaurantId and id = :memberId",
  params: { restaurantId: "text", memberId: "uuid" },
  row: { name: "text" },
});

/** Returns the name of who acts for a restaurant: the person, otherwise the device or the other system. staff#acts. */
export async function memberName(db: Queryable, who: VenueCaller): Promise<string> {
  if (who.kind === "key") return who.name;
  const memberId = who.personId ?? who.staffId;
  return (await memberNameStatement.oneOrNull(db, { restaurantId: who.restaurantId, memberId }))?.name ?? "";
}

/** Lists the persons who can be chosen by PIN on a restaurant's devices, by name. staff#choose. */
export const listStaffWithPin = statement({
  name: "list staff with a pin",
  text: `select id, name, role from staff
         where restaurant_id = :restaurantId and kind = 'person' and pin_hash is not null
         order by name_key limit ${STAFF_MAX}`,
  params: { restaurantId: "text" },
  row: { id: "uuid", name: "text", role: typed<StaffRole>("text") },
}).rows;

/** Lists the other restaurants at which a person has a PIN. staff#switch. */
export const listOtherRestaurants = statement({
  name: "list other restaurants of a person of the staff",
  text: `select r.restaurant_id as id, r.slug, r.settings from staff s join restaurants r using (restaurant_id)
         where s.id = :staffId and s.restaurant_id <> :restaurantId and s.kind = 'person' and s.pin_hash is not null
         order by r.slug limit ${STAFF_MAX}`,
  params: { staffId: "uuid", restaurantId: "text" },
  row: { id: "text", slug: "text", settings: typed<RestaurantData>("jsonb") },
  crosses: "directory: the restaurants at which one person works",
}).rows;

/** Returns a person's role at another restaurant of theirs; null if they have no PIN there. staff#switch. */
export const findRoleAt = statement({
  name: "find role of a person at a restaurant",
  text: `select role from staff
         where restaurant_id = :restaurantId and id = :staffId and kind = 'person' and pin_hash is not null`,
  params: { restaurantId: "text", staffId: "uuid" },
  row: { role: typed<StaffRole>("text") },
}).oneOrNull;

export const endStaffSession = statement({
  name: "end staff session",
  text: "delete from staff_sessions where secret_hash = :secretHash",
  params: { secretHash: "text" },
  crosses: "directory: finds the restaurant of a staff session",
}).wrote;

/**
 * Tells whether a browser is signed in as staff of a restaurant, by its cookie alone. Only for what a page embeds, such as a
 * picture, whose request carries no token. studio#picture-published.
 */
export const isBrowserOfStaff = statement({
  name: "find whether a browser is of the staff",
  text: `select from staff_sessions
         where restaurant_id = :restaurantId and secret_hash = :secretHash and expires_at > :now`,
  params: { restaurantId: "text", secretHash: "text", now: "timestamptz" },
}).wrote;
