import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { emailKeyOf } from "../people.store.ts";

// The notices of accounts stand beside those of orders, of no restaurant: an account is the installation's.

const askForResetStatement = statement({
  name: "ask for password reset",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         select '', gen_random_uuid(), 'password-reset', 'mail', email, locale, now(), now(), id
         from people where email_key = :emailKey`,
  params: { emailKey: "text" },
  crosses: "people: a mail to an account",
});

/** Has a link for a new password mailed to an address that has an account. Takes as long where there is none. */
export async function askForReset(db: Queryable, email: string): Promise<void> {
  await askForResetStatement.count(db, { emailKey: emailKeyOf(email) });
}

/** Has a link mailed to the address of an account that proves it; none where it is proven. people#confirmed-email. */
export const mailConfirmation = statement({
  name: "mail an e-mail confirmation",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         select '', gen_random_uuid(), 'email-confirmation', 'mail', email, locale, now(), now(), id
         from people where id = :personId and email_confirmed_at is null`,
  params: { personId: "uuid" },
  crosses: "people: a mail to an account",
}).count;

/** Tells the address that an account had that its password or its address is another one now. people#changes-told. */
export const noteAccountChanged = statement({
  name: "note that an account changed",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         values ('', gen_random_uuid(), 'account-changed', 'mail', :email, :locale, now(), now(), :personId)`,
  params: { personId: "uuid", email: "text", locale: "text" },
}).count;

/** Forgets what an account was told, also at addresses that it had before, and is not told any more. */
export const forgetNotices = statement({
  name: "forget notices of account",
  // What schools remind of goes to the account, too.
  text: `delete from notices where (restaurant_id = '' and (person_id = :personId or recipient = :email))
           or (kind = 'school-reminder' and recipient = :email)`,
  params: { personId: "uuid", email: "text" },
  crosses: "person: what an account is told of goes with it, wherever it was told",
}).count;
