import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const keepResetStatement = statement({
  name: "keep password reset",
  text: `insert into password_resets (id, token_hash, person_id, expires_at)
         select :resetId, :tokenHash, id, :expiresAt from people where email_key = :emailKey for share
         on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  params: { resetId: "uuid", tokenHash: "text", emailKey: "text", expiresAt: "timestamptz" },
});

/** Keeps what the link of a mail is known by; false when its account is gone. A mail that is written again has another link. */
export async function keepReset(
  db: Queryable,
  reset: { readonly resetId: string; readonly tokenHash: string; readonly emailKey: string; readonly expiresAt: Date },
): Promise<boolean> {
  return (await keepResetStatement.count(db, reset)) === 1;
}

const findResetStatement = statement({
  name: "find password reset",
  text: `select p.id as "personId", p.email, p.locale, p.first_name as "firstName", p.last_name as "lastName"
         from password_resets r join people p on p.id = r.person_id
         where r.token_hash = :tokenHash and r.expires_at > :now`,
  params: { tokenHash: "text", now: "timestamptz" },
  row: { personId: "uuid", email: "text", locale: "text", firstName: "text", lastName: "text" },
});

/** Whose password a link may set; null when it was used, is too old or was never sent. */
export function findReset(db: Queryable, tokenHash: string, now: Date) {
  return findResetStatement.oneOrNull(db, { tokenHash, now });
}

const useResetStatement = statement({
  name: "use password reset",
  text: `with used as (
           delete from password_resets where token_hash = :tokenHash and expires_at > :now returning person_id
         ), forgotten as (
           delete from password_resets using used where password_resets.person_id = used.person_id and token_hash <> :tokenHash
         )
         update people set password_hash = :passwordHash from used where id = used.person_id`,
  params: { tokenHash: "text", passwordHash: "text", now: "timestamptz" },
});

/** Sets a password by a link, of which there is no other afterwards; false when somebody was faster with it. */
export async function usePasswordReset(
  db: Queryable,
  use: { readonly tokenHash: string; readonly passwordHash: string; readonly now: Date },
): Promise<boolean> {
  return (await useResetStatement.count(db, use)) === 1;
}

const forgetResetsStatement = statement({
  name: "forget password resets",
  text: "delete from password_resets where person_id = :personId",
  params: { personId: "uuid" },
});

/** Has the links that were mailed to a person set no password any more. */
export async function forgetResets(db: Queryable, personId: string): Promise<void> {
  await forgetResetsStatement.count(db, { personId });
}

const pruneResetsStatement = statement({
  name: "prune password resets",
  text: `delete from password_resets where ctid in (
           select ctid from password_resets where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
});

/** Clears away links that are too old, some at a time; answers how many. */
export function pruneResets(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneResetsStatement.count(db, { now, atMost });
}
