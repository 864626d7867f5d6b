import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/**
 * Queues a mail with a personal link for each owner and host of an event's suites; returns the number of
 * mails. suites#invitations.
 */
export const inviteToSuites = statement({
  name: "invite to suites",
  text: `with invited as (
           insert into suite_invitations (restaurant_id, id, suite_id, email_key, made_at)
           select :restaurantId, gen_random_uuid(), s.id, who.email_key, :now
           from event_suites s cross join lateral (
             select s.owner_key as email_key where s.owner_key is not null
             union select h.email_key from suite_hosts h where h.restaurant_id = :restaurantId and h.suite_id = s.id
           ) who
           where s.restaurant_id = :restaurantId and s.event_id = :eventId
           returning id, email_key
         )
         insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select :restaurantId, invited.id, 'suite-invitation', 'mail', invited.email_key, coalesce(p.locale, :locale), now(), now()
         from invited left join people p on p.email_key = invited.email_key`,
  params: { restaurantId: "text", eventId: "text", locale: "text", now: "timestamptz" },
  crosses: "people: the languages of the suites' owners and hosts",
}).count;

const takeInvitationStatement = statement({
  name: "take suite invitation",
  text: `update suite_invitations set proved_at = :now from people
         where restaurant_id = :restaurantId and suite_invitations.id = :invitationId and proved_at is null
           and people.id = :personId and people.email_key = suite_invitations.email_key
         returning people.email`,
  params: { restaurantId: "text", invitationId: "uuid", personId: "uuid", now: "timestamptz" },
  row: { email: "text" },
  crosses: "people: whether the invitation was mailed to the account's e-mail address",
});

/**
 * Marks an invitation as used, once; returns the e-mail address that it was mailed to. Null if it was used
 * before, or mailed to another person. people#confirmed-email.
 */
export async function takeInvitation(
  db: Queryable,
  taken: {
    readonly restaurantId: string;
    readonly invitationId: string;
    readonly personId: string;
    readonly now: Date;
  },
): Promise<string | null> {
  return (await takeInvitationStatement.oneOrNull(db, taken))?.email ?? null;
}

/** Loads the suite and event of an invitation; null if an import has removed the suite. */
export const findInvitation = statement({
  name: "find suite invitation",
  text: `select s.id as "suiteId", s.name as "suiteName", e.name as "eventName", e.starts_at as "startsAt", e.ends_at as "endsAt"
         from suite_invitations i
         join event_suites s on s.restaurant_id = i.restaurant_id and s.id = i.suite_id
         join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where i.restaurant_id = :restaurantId and i.id = :invitationId
           and s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId`,
  params: { restaurantId: "text", invitationId: "uuid" },
  row: {
    suiteId: "text",
    suiteName: "text",
    eventName: "text",
    startsAt: "timestamptz",
    endsAt: "timestamptz",
  },
}).oneOrNull;
