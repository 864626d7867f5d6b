import type { UserData } from "@comptoir/contract";
import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { type ParamsOf, statement } from "../platform/db/statement.ts";
import type { Transaction } from "../platform/db/transaction.ts";

/** Normalizes an e-mail address to its key. Case and the composition of accents make no difference. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

export type NewPerson = Omit<ParamsOf<typeof insertPersonStatement.count>, "emailKey">;

const insertPersonStatement = statement({
  name: "insert person",
  text: `insert into people (id, email, email_key, first_name, last_name, phone_number, password_hash, suite_operator, locale,
           consented_at, email_confirmed_at, created_at)
         values (:personId, :email, :emailKey, :firstName, :lastName, :phoneNumber, :passwordHash, :suiteOperator, :locale,
           :consentedAt, :emailConfirmedAt, :now)
         on conflict (email_key) do nothing`,
  params: {
    personId: "uuid",
    email: "text",
    emailKey: "text",
    firstName: "text",
    lastName: "text",
    phoneNumber: "text",
    passwordHash: "text?",
    suiteOperator: "bool",
    locale: "text",
    consentedAt: "timestamptz?",
    /** Time at which the e-mail address was confirmed; null if it was not. people#confirmed-email. */
    emailConfirmedAt: "timestamptz?",
    now: "timestamptz",
  },
});

/** Creates an account; returns false if the e-mail address already has one. */
export async function insertPerson(db: Queryable, person: NewPerson): Promise<boolean> {
  return (await insertPersonStatement.count(db, { ...person, emailKey: emailKeyOf(person.email) })) === 1;
}

const findByEmailStatement = statement({
  name: "find person by e-mail",
  text: `select id as "personId", password_hash as "passwordHash",
           exists (select from person_devices where person_id = people.id and device_hash = :deviceHash) as "knowsDevice"
         from people where email_key = :emailKey`,
  params: { emailKey: "text", deviceHash: "text?" },
  row: { personId: "uuid", passwordHash: "text?", knowsDevice: "bool" },
});

/** Finds the account of an e-mail address, and whether this browser has signed in to it; null if there is none. */
export function findByEmail(db: Queryable, email: string, deviceHash: string | null) {
  return findByEmailStatement.oneOrNull(db, { emailKey: emailKeyOf(email), deviceHash });
}

export const loadPerson = statement({
  name: "load person",
  text: `select id, email, first_name as "firstName", last_name as "lastName", phone_number as "phoneNumber",
           suite_operator as "suiteOperator", locale, consented_at as "consentedAt",
           default_tip as "defaultTip", promo_code as "promoCode", created_at as "createdAt",
           email_confirmed_at as "emailConfirmedAt", password_hash as "passwordHash"
         from people where id = :personId`,
  params: { personId: "uuid" },
  row: {
    id: "uuid",
    email: "text",
    firstName: "text",
    lastName: "text",
    phoneNumber: "text",
    suiteOperator: "bool",
    locale: "text",
    consentedAt: "timestamptz?",
    defaultTip: "text?",
    promoCode: "text?",
    createdAt: "timestamptz",
    emailConfirmedAt: "timestamptz?",
    passwordHash: "text?",
  },
}).oneOrNull;

const holdPersonStatement = statement({
  name: "hold person",
  text: `select password_hash as "passwordHash" from people where id = :personId for no key update`,
  params: { personId: "uuid" },
  row: { passwordHash: "text?" },
});

/** Locks an account until the transaction ends and reads its current password hash. promises#promise-37. */
export function holdPerson(transaction: Transaction, personId: string) {
  return holdPersonStatement.oneOrNull(transaction, { personId });
}

/** A user as calls return it, without token and last ordered items. people#web-user. */
export type StoredUser = Omit<UserData, "token" | "lastItemsOrdered">;

/**
 * SQL condition: the row `p` of `people` is an operator. A venue file names operators by e-mail address, so
 * the person must have confirmed that address. people#confirmed-email.
 */
export const IS_OPERATOR_SQL = "(p.suite_operator and p.email_confirmed_at is not null)";

/**
 * The user of a row `p` of `people` as one JSON value, with cards and providers, because every page loads it.
 */
export const USER_AS_SQL = `json_build_object('id', p.id, 'email', p.email, 'firstName', p.first_name, 'lastName', p.last_name,
  'phoneNumber', p.phone_number, 'suiteOperator', ${IS_OPERATOR_SQL},
  'emailConfirmed', p.email_confirmed_at is not null, 'locale', p.locale, 'consent', p.consented_at is not null,
  'defaultTip', p.default_tip, 'promoCode', p.promo_code, 'hasPassword', p.password_hash is not null,
  'paymentMethods', (
    select coalesce(json_agg(json_build_object('paymentCardId', c.id, 'type', card_type, 'last4', last4, 'expiry_date', expiry_date,
      'isDefault', is_default, 'keptAt', c.processor) order by is_default desc, c.created_at), '[]') from person_cards c where c.person_id = p.id),
  'providers', (
    select coalesce(json_agg(provider order by provider), '[]') from person_identities i where i.person_id = p.id))`;

const loadUserStatement = statement({
  name: "load user",
  text: `select ${USER_AS_SQL} as "user" from people p where p.id = :personId`,
  params: { personId: "uuid" },
  row: { user: typed<StoredUser>("json") },
});

/** Loads a user as calls return it; null if the account is deleted. */
export async function loadUser(db: Queryable, personId: string): Promise<StoredUser | null> {
  return (await loadUserStatement.oneOrNull(db, { personId }))?.user ?? null;
}
export type LoadedPerson = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;

const loadEmailStatement = statement({
  name: "load e-mail of person",
  text: `select email, email_confirmed_at is not null as "isConfirmed" from people where id = :personId`,
  params: { personId: "uuid" },
  row: { email: "text", isConfirmed: "bool" },
});

/**
 * Loads an account's e-mail address, and whether it is confirmed; null if the account is deleted.
 * people#confirmed-email.
 */
export function loadEmail(db: Queryable, personId: string) {
  return loadEmailStatement.oneOrNull(db, { personId });
}

const changePersonStatement = statement({
  name: "change person",
  // A new e-mail address starts unconfirmed.
  text: `update people set email = coalesce(:email, email), email_key = coalesce(:emailKey, email_key),
           email_confirmed_at = case when coalesce(:emailKey, email_key) = email_key then email_confirmed_at end,
           first_name = coalesce(:firstName, first_name), last_name = coalesce(:lastName, last_name),
           phone_number = coalesce(:phoneNumber, phone_number), locale = coalesce(:locale, locale),
           password_hash = coalesce(:passwordHash, password_hash),
           default_tip = nullif(coalesce(:defaultTip, default_tip), ''),
           promo_code = nullif(coalesce(:promoCode, promo_code), ''),
           consented_at = case when :consent::bool is null then consented_at
             when :consent then coalesce(consented_at, :now) end
         where id = :personId`,
  params: {
    personId: "uuid",
    email: "text?",
    emailKey: "text?",
    firstName: "text?",
    lastName: "text?",
    phoneNumber: "text?",
    locale: "text?",
    passwordHash: "text?",
    consent: "bool?",
    /** A blank text clears the value; the same holds for `promoCode`. */
    defaultTip: "text?",
    promoCode: "text?",
    now: "timestamptz",
  },
});

/** Changes of a person; null leaves a field unchanged. */
export type PersonChange = Omit<ParamsOf<typeof changePersonStatement.count>, "personId" | "emailKey" | "now">;

/**
 * Changes a person; false if the account is deleted. Throws a unique violation if another account has the
 * e-mail address.
 */
export async function changePerson(db: Queryable, personId: string, change: PersonChange, now: Date): Promise<boolean> {
  const emailKey = change.email === null ? null : emailKeyOf(change.email);
  return (await changePersonStatement.count(db, { personId, emailKey, now, ...change })) === 1;
}

/** Deletes an account with its sessions, cards, links and providers. A trigger leaves a tombstone. */
export const deletePerson = statement({
  name: "delete person",
  text: "delete from people where id = :personId",
  params: { personId: "uuid" },
}).count;

const forgetGoneStatement = statement({
  name: "forget who is gone",
  text: `delete from people_gone where ctid in (
           select ctid from people_gone where gone_at < now() - :hours::int4 * interval '1 hour' limit :atMost for update skip locked)`,
  params: { hours: "int4", atMost: "int8" },
});

/** Retention of tombstones in hours: longer than any server works for an account. */
const GONE_KEPT_HOURS = 48;

/** Deletes a batch of expired tombstones; returns their number. */
export function forgetGone(db: Queryable, atMost: number): Promise<number> {
  return forgetGoneStatement.count(db, { hours: GONE_KEPT_HOURS, atMost });
}
