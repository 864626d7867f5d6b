import { handOverPoints } from "../../money/loyalty/hand-over-points.ts";
import { confirmEmail } from "../../people/mailed-links.store.ts";
import { emailKeyOf } from "../../people/people.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { takeInvitation } from "./invitations.store.ts";

/**
 * Confirms an account's e-mail address, and assigns the suites and points of that address to the account.
 * Does nothing if the account has another address by now. people#confirmed-email.
 */
export async function proveEmail(
  transaction: Transaction,
  { personId, email, now }: { readonly personId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const isProven = await confirmEmail(transaction, { personId, emailKey: emailKeyOf(email), now });
  if (!isProven) return;
  await bindSuitesOf(transaction, { personId });
  await handOverPoints(transaction, { personId, email, at: now });
}

/** Confirms the e-mail address to which an invitation was mailed, once. suites#invitations. */
export async function proveByInvitation(
  database: Database,
  {
    personId,
    now,
    ...invitation
  }: {
    readonly restaurantId: string;
    readonly invitationId: string;
    readonly personId: string;
    readonly now: Date;
  },
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const email = await takeInvitation(transaction, { ...invitation, personId, now });
    if (email !== null) await proveEmail(transaction, { personId, email, now });
  });
}

/**
 * Assigns the owners, hosts and operators of a restaurant's events to the accounts with those confirmed
 * e-mail addresses. suites#who-may.
 */
export const bindSuitePeople = statement({
  name: "bind people of suites",
  text: `with owners as (
           update event_suites set owner_id = people.id from people
           where restaurant_id = :restaurantId and owner_id is null and email_key = owner_key and email_confirmed_at is not null
         ), hosts as (
           update suite_hosts h set person_id = people.id from people
           where restaurant_id = :restaurantId and person_id is null and people.email_key = h.email_key
             and email_confirmed_at is not null
         )
         update event_operators o set person_id = people.id from people
         where restaurant_id = :restaurantId and person_id is null and people.email_key = o.email_key
           and email_confirmed_at is not null`,
  params: { restaurantId: "text" },
  crosses: "people: the accounts with the e-mail addresses that the events name",
}).count;

/** Assigns a person the roles for which events name the person's confirmed e-mail address. suites#who-may. */
const bindSuitesOf = statement({
  name: "bind suites of person",
  text: `with me as (
           select id, email_key from people where id = :personId and email_confirmed_at is not null
         ), owners as (
           update event_suites set owner_id = me.id from me where owner_id is null and owner_key = me.email_key
         ), hosts as (
           update suite_hosts h set person_id = me.id from me where person_id is null and h.email_key = me.email_key
         )
         update event_operators o set person_id = me.id from me where person_id is null and o.email_key = me.email_key`,
  params: { personId: "uuid" },
  crosses: [
    "person: the events of all restaurants that name their e-mail address",
    "people: the accounts with the e-mail addresses that the events name",
  ],
}).count;
