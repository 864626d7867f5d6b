import type { SocialProvider } from "@comptoir/contract";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** What a provider calls somebody. */
export type ProvidersName = { readonly provider: SocialProvider; readonly subject: string };

const findStatement = statement({
  name: "find person by identity",
  text: `select person_id as "personId" from person_identities where provider = :provider and subject = :subject`,
  params: { provider: "text", subject: "text" },
  row: { personId: "uuid" },
});

/** Whose account a provider is linked to; null when to none. */
export function findByIdentity(db: Queryable, name: ProvidersName) {
  return findStatement.oneOrNull(db, name);
}

const linkStatement = statement({
  name: "link identity",
  text: `insert into person_identities (provider, subject, person_id, created_at)
         values (:provider, :subject, :personId, :now) on conflict (provider, subject) do nothing`,
  params: { provider: "text", subject: "text", personId: "uuid", now: "timestamptz" },
});

/** Links a provider to an account; false when what it calls somebody is linked already. */
export async function linkIdentity(
  db: Queryable,
  link: ProvidersName & { readonly personId: string; readonly now: Date },
): Promise<boolean> {
  return (await linkStatement.count(db, link)) === 1;
}

const unlinkOneStatement = statement({
  name: "unlink identity",
  text: "delete from person_identities where person_id = :personId and provider = :provider",
  params: { personId: "uuid", provider: "text" },
});

/** Unlinks one provider of an account; answers how many of its names for the person were linked. */
export function unlinkIdentity(db: Queryable, personId: string, provider: SocialProvider): Promise<number> {
  return unlinkOneStatement.count(db, { personId, provider });
}

const unlinkStatement = statement({
  name: "unlink identities",
  text: "delete from person_identities where person_id = :personId",
  params: { personId: "uuid" },
});

/** Unlinks every provider of an account: its owner proved the address by a mail, and whoever linked one before may not be them. */
export async function unlinkIdentities(db: Queryable, personId: string): Promise<void> {
  await unlinkStatement.count(db, { personId });
}
