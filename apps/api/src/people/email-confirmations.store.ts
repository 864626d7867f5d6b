import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";

/**
 * Keeps what the link of a mail is known by; false when no account has the address any more, or it is proven by now. A mail that is
 * written again has another link.
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

/** The address that a link proves of an account, which no other link proves afterwards; null when it was used, is too old or another's. */
export async function takeConfirmation(
  transaction: Transaction,
  link: { readonly tokenHash: string; readonly personId: string; readonly now: Date },
): Promise<string | null> {
  return (await takeConfirmationStatement.oneOrNull(transaction, link))?.emailKey ?? null;
}

/** Notes that an address is proven; false when the account has another one by now. Links that say the same prove nothing any more. */
export const confirmEmail = statement({
  name: "confirm e-mail",
  text: `with forgotten as (delete from email_confirmations where person_id = :personId)
         update people set email_confirmed_at = coalesce(email_confirmed_at, :now)
         where id = :personId and email_key = :emailKey`,
  params: { personId: "uuid", emailKey: "text", now: "timestamptz" },
}).wrote;
