import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { emailKeyOf } from "../people/people.store.ts";

// The notices of accounts stand beside those of orders, of no restaurant: an account is the installation's.

const askForResetStatement = statement({
  name: "ask for password reset",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select '', gen_random_uuid(), 'password-reset', 'mail', email, locale, now(), now()
         from people where email_key = :emailKey`,
  params: { emailKey: "text" },
});

/** Has a link for a new password mailed to an address that has an account. Takes as long where there is none. */
export async function askForReset(db: Queryable, email: string): Promise<void> {
  await askForResetStatement.count(db, { emailKey: emailKeyOf(email) });
}

const noteChangedStatement = statement({
  name: "note that an account changed",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         values ('', gen_random_uuid(), 'account-changed', 'mail', :email, :locale, now(), now())`,
  params: { email: "text", locale: "text" },
});

/** Tells the address that an account had that its password or its address is another one now. people#changes-told. */
export async function noteAccountChanged(
  db: Queryable,
  { email, locale }: { readonly email: string; readonly locale: string },
): Promise<void> {
  await noteChangedStatement.count(db, { email, locale });
}

const forgetNoticesStatement = statement({
  name: "forget notices of account",
  text: "delete from notices where restaurant_id = '' and recipient = :email",
  params: { email: "text" },
});

/** Forgets what an account was told, and is not told any more. */
export async function forgetNotices(db: Queryable, email: string): Promise<void> {
  await forgetNoticesStatement.count(db, { email });
}
