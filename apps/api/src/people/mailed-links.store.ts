import { statement } from "../platform/db/statement.ts";
import type { Transaction } from "../platform/db/transaction.ts";

/**
 * Saves the hash of a reset link; false if its account is deleted. A mail that is written again replaces the
 * link.
 */
export const keepReset = statement({
  name: "keep password reset",
  text: `insert into password_resets (id, token_hash, person_id, expires_at)
         select :resetId, :tokenHash, id, :expiresAt from people where email_key = :emailKey for share
         on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  params: { resetId: "uuid", tokenHash: "text", emailKey: "text", expiresAt: "timestamptz" },
}).wrote;

/** Finds the person of a reset link; null if the link was used, has expired or never existed. */
export const findReset = statement({
  name: "find password reset",
  text: `select p.id as "personId", p.email, p.locale, p.first_name as "firstName", p.last_name as "lastName"
         from password_resets r join people p on p.id = r.person_id
         where r.token_hash = :tokenHash and r.expires_at > :now`,
  params: { tokenHash: "text", now: "timestamptz" },
  row: { personId: "uuid", email: "text", locale: "text", firstName: "text", lastName: "text" },
}).oneOrNull;

/** Sets a password by a link and revokes all other links; false if another request used the link first. */
export const usePasswordReset = statement({
  name: "use password reset",
  text: `with used as (
           delete from password_resets where token_hash = :tokenHash and expires_at > :now returning person_id
         ), forgotten as (
           delete from password_resets using used where password_resets.person_id = used.person_id and token_hash <> :tokenHash
         )
         update people set password_hash = :passwordHash from used where id = used.person_id`,
  params: { tokenHash: "text", passwordHash: "text", now: "timestamptz" },
}).wrote;

/** Revokes all reset links of a person. */
export const forgetResets = statement({
  name: "forget password resets",
  text: "delete from password_resets where person_id = :personId",
  params: { personId: "uuid" },
}).count;

/**
 * Saves the hash of a confirmation link; false if the e-mail address is confirmed or the account is deleted.
 * A mail that is written again replaces the link.
 */
export const keepConfirmation = statement({
  name: "keep e-mail confirmation",
  text: `insert into email_confirmations (id, token_hash, person_id, email_key, expires_at)
         select :confirmationId, :tokenHash, id, email_key, :expiresAt from people
         where email_key = :emailKey and email_confirmed_at is null for share
         on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  params: { confirmationId: "uuid", tokenHash: "text", emailKey: "text", expiresAt: "timestamptz" },
}).wrote;

const takeConfirmationStatement = statement({
  name: "take e-mail confirmation",
  text: `delete from email_confirmations
         where token_hash = :tokenHash and person_id = :personId and expires_at > :now returning email_key as "emailKey"`,
  params: { tokenHash: "text", personId: "uuid", now: "timestamptz" },
  row: { emailKey: "text" },
});

/**
 * Takes a confirmation link, once, and returns the e-mail address that it confirms. Null if it was used, has
 * expired or is another account's.
 */
export async function takeConfirmation(
  transaction: Transaction,
  link: { readonly tokenHash: string; readonly personId: string; readonly now: Date },
): Promise<string | null> {
  return (await takeConfirmationStatement.oneOrNull(transaction, link))?.emailKey ?? null;
}

/**
 * Confirms an account's e-mail address and revokes its other links; false if the account has another e-mail
 * address by now.
 */
export const confirmEmail = statement({
  name: "confirm e-mail",
  text: `with forgotten as (delete from email_confirmations where person_id = :personId)
         update people set email_confirmed_at = coalesce(email_confirmed_at, :now)
         where id = :personId and email_key = :emailKey`,
  params: { personId: "uuid", emailKey: "text", now: "timestamptz" },
}).wrote;
