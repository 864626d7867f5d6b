import { statement } from "../db/statement.ts";

/**
 * Finds the accounts of those whom a restaurant's events name by an address, where it is proven to be theirs. Whoever proves theirs later is
 * found then. suites#who-may.
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
  crosses: "people: the accounts of addresses that the suites name",
}).count;

/** Makes somebody who has proved their address what any restaurant's events name it: owner, host or operator. suites#who-may. */
export const bindSuitesOf = statement({
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
    "person: the suites that name their address, wherever",
    "people: the accounts of addresses that the suites name",
  ],
}).count;
