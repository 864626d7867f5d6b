import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { emailKeyOf } from "../people.store.ts";

// Account notices share the table with order notices. An account belongs to the installation, so their
// restaurant id is blank.

const askForResetStatement = statement({
  name: "ask for password reset",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         select '', gen_random_uuid(), 'password-reset', 'mail', email, locale, now(), now(), id
         from people where email_key = :emailKey`,
  params: { emailKey: "text" },
  crosses: "people: queues a mail to an account",
});

/**
 * Queues the mail with a password reset link, if the e-mail address has an account. An address without an
 * account runs the same statement, so timing reveals nothing.
 */
export async function askForReset(db: Queryable, email: string): Promise<void> {
  await askForResetStatement.count(db, { emailKey: emailKeyOf(email) });
}

/**
 * Queues the mail with a link that confirms the account's e-mail address; none if it is confirmed already.
 * people#confirmed-email.
 */
export const mailConfirmation = statement({
  name: "mail an e-mail confirmation",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         select '', gen_random_uuid(), 'email-confirmation', 'mail', email, locale, now(), now(), id
         from people where id = :personId and email_confirmed_at is null`,
  params: { personId: "uuid" },
  crosses: "people: queues a mail to an account",
}).count;

/**
 * Queues a mail about a changed password or e-mail address to the account's previous e-mail address.
 * people#changes-told.
 */
export const noteAccountChanged = statement({
  name: "note that an account changed",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at, person_id)
         values ('', gen_random_uuid(), 'account-changed', 'mail', :email, :locale, now(), now(), :personId)`,
  params: { personId: "uuid", email: "text", locale: "text" },
}).count;

/** Deletes all notices of an account, pending ones and those to its earlier e-mail addresses too. */
export const forgetNotices = statement({
  name: "forget notices of account",
  // School reminders carry a restaurant id, so they are matched by recipient.
  text: `delete from notices where (restaurant_id = '' and (person_id = :personId or recipient = :email))
           or (kind = 'school-reminder' and recipient = :email)`,
  params: { personId: "uuid", email: "text" },
  crosses: "person: deletes an account's notices at all restaurants",
}).count;
