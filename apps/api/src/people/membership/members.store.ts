import { createHash } from "node:crypto";
import { digitsOnly, formatPhone, isPhone, memberIdentifierKey } from "@comptoir/ordering";
import type { MemberData } from "@comptoir/venue-file";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

type MemberPerson = Omit<MemberData, "identifier" | "promos">;

/** A member. `id` reveals nothing about the person; `person` is returned to the member only. */
export type Member = RowOf<typeof findMemberStatement.oneOrNull>;

const findMemberStatement = statement({
  name: "find member",
  text: `select member_id as id, identifier, promos, person
         from members where restaurant_id = :restaurantId and identifier_key = any(:identifierKeys)
         order by identifier_key limit 1`,
  params: { restaurantId: "text", identifierKeys: "text[]" },
  row: { id: "text", identifier: "text", promos: "text[]", person: typed<MemberPerson>("jsonb") },
});

export function findMember(db: Queryable, restaurantId: string, identifier: string): Promise<Member | null> {
  return findMemberStatement.oneOrNull(db, { restaurantId, identifierKeys: keysOf(identifier) });
}

const listMembersStatement = statement({
  name: "list members",
  text: "select identifier, person, promos from members where restaurant_id = :restaurantId order by identifier_key",
  params: { restaurantId: "text" },
  row: { identifier: "text", person: typed<MemberPerson>("jsonb"), promos: "text[]" },
});

/** Lists all members of a restaurant in the form of the venue file. */
export async function listMembers(db: Queryable, restaurantId: string): Promise<MemberData[]> {
  const rows = await listMembersStatement.rows(db, { restaurantId });
  return rows.map(({ identifier, person, promos }) => ({ identifier, ...person, promos }));
}

const listMemberPageStatement = statement({
  name: "list members of a page",
  text: `select member_id as id, identifier, person, promos from members
         where restaurant_id = :restaurantId and (:only::text is null or member_id = :only)
           and (:search = '' or position(lower(:search) in identifier_key) > 0
             or position(lower(:search) in lower(concat_ws(' ', person ->> 'firstName', person ->> 'lastName', person ->> 'email'))) > 0)
           and (:after::text is null or identifier_key >
             coalesce((select a.identifier_key from members a where a.restaurant_id = :restaurantId and a.member_id = :after), ''))
         order by identifier_key limit :atMost`,
  params: { restaurantId: "text", search: "text", only: "text?", after: "text?", atMost: "int8" },
  row: { id: "text", identifier: "text", person: typed<MemberPerson>("jsonb"), promos: "text[]" },
});

export type MemberRow = RowOf<typeof listMemberPage>;

/**
 * Lists a restaurant's members by identifier, after the member with the id `after`; from the first one if that is gone. Finds parts of the identifier, the name and
 * the e-mail address. studio#venue-members.
 */
export const listMemberPage = listMemberPageStatement.rows;

const saveMemberStatement = statement({
  name: "save member",
  text: `insert into members (restaurant_id, identifier_key, identifier, member_id, person, promos)
         values (:restaurantId, :key, :identifier, :id, :person, :promos)
         on conflict (restaurant_id, identifier_key) do update set person = excluded.person, promos = excluded.promos`,
  params: {
    restaurantId: "text",
    key: "text",
    identifier: "text",
    id: "text",
    person: typed<MemberPerson>("jsonb"),
    promos: "text[]",
  },
});

/** Adds a member, or replaces the fields of the member with the same identifier. */
export async function saveMember(
  db: Queryable,
  restaurantId: string,
  { identifier, promos, ...person }: MemberData,
): Promise<void> {
  const key = memberIdentifierKey(identifier);
  const id = memberIdOf(restaurantId, key);
  await saveMemberStatement.count(db, { restaurantId, key, identifier, id, person, promos: promos ?? [] });
}

const dropMemberStatement = statement({
  name: "drop member",
  text: "delete from members where restaurant_id = :restaurantId and member_id = :id returning identifier",
  params: { restaurantId: "text", id: "text" },
  row: { identifier: "text" },
});

/** Removes a member by its id; null if there is none. */
export const dropMember = dropMemberStatement.oneOrNull;

const dropMembersStatement = statement({
  name: "drop members",
  text: "delete from members where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
});

const saveMembersStatement = statement({
  name: "save members",
  text: `insert into members (restaurant_id, identifier_key, identifier, member_id, person, promos)
         select :restaurantId, key, identifier, id, person, promos
         from jsonb_to_recordset(:members::jsonb)
           as member (key text, identifier text, id text, person jsonb, promos text[])
         on conflict do nothing`,
  params: { restaurantId: "text", members: "jsonb" },
});

/** Replaces a restaurant's members with those of an imported file. */
export async function replaceMembers(db: Queryable, restaurantId: string, file: readonly MemberData[]): Promise<void> {
  const members = file.map(({ identifier, promos, ...person }) => {
    const key = memberIdentifierKey(identifier);
    return { key, identifier, id: memberIdOf(restaurantId, key), person, promos: promos ?? [] };
  });
  await dropMembersStatement.count(db, { restaurantId });
  await saveMembersStatement.count(db, { restaurantId, members });
}

/**
 * Returns the keys under which a member may be stored. A phone number matches regardless of how its digits are
 * grouped.
 */
function keysOf(identifier: string): string[] {
  const key = memberIdentifierKey(identifier);
  if (!isPhone(key)) return [key];
  return [key, digitsOnly(key).slice(-10), formatPhone(key, { dropLeadingOne: true })];
}

/** The id of a member, which reveals nothing about the person. `identifierKey`: from `memberIdentifierKey`. */
export function memberIdOf(restaurantId: string, identifierKey: string): string {
  return createHash("sha256").update(`member\n${restaurantId}\n${identifierKey}`).digest("hex").slice(0, 24);
}
