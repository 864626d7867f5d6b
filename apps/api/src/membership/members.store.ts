import type { MemberData } from "@comptoir/venue-file";
import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { memberIdentifierKey, memberIdOf } from "./member-key.ts";
import { members } from "./members.table.ts";

/** A member as an order needs to know: an id that says nothing of the person, and the promos. */
export type Member = { readonly id: string; readonly identifier: string; readonly promos: readonly string[] };

/** Finds the member whom an identifier names; null when there is none. */
export async function findMember(orm: Orm, restaurantId: string, identifier: string): Promise<Member | null> {
  const [row] = await orm
    .select({ id: members.memberId, identifier: members.identifier, promos: members.promos })
    .from(members)
    .where(and(eq(members.restaurantId, restaurantId), eq(members.identifierKey, memberIdentifierKey(identifier))));
  return row ?? null;
}

/** Replaces a restaurant's members with those of an imported file. */
export async function replaceMembers(orm: Orm, restaurantId: string, file: readonly MemberData[]): Promise<void> {
  const rows = file.map(({ identifier, promos, ...person }) => {
    const key = memberIdentifierKey(identifier);
    return { key, identifier, id: memberIdOf(restaurantId, key), person, promos: promos ?? [] };
  });
  await orm.execute(sql`delete from members where restaurant_id = ${restaurantId}`);
  await orm.execute(sql`
    insert into members (restaurant_id, identifier_key, identifier, member_id, person, promos)
    select ${restaurantId}, key, identifier, id, person, promos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as member(key text, identifier text, id text, person jsonb, promos text[])
    on conflict do nothing`);
}
