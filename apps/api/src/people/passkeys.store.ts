import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** A passkey as it is kept. `counter`: how often its authenticator says that it was used. */
export type NewPasskey = {
  readonly credentialId: string;
  readonly passkeyId: string;
  readonly personId: string;
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly now: Date;
};

const insertStatement = statement({
  name: "insert passkey",
  text: `insert into person_passkeys (credential_id, id, person_id, name, public_key, counter, transports, created_at)
         values (:credentialId, :passkeyId, :personId, :name, :publicKey, :counter, :transports, :now)
         on conflict (credential_id) do nothing`,
  params: {
    credentialId: "text",
    passkeyId: "uuid",
    personId: "uuid",
    name: "text",
    publicKey: "text",
    counter: "int8",
    transports: "text[]",
    now: "timestamptz",
  },
});

/** Keeps a passkey; false when somebody has it already. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey): Promise<boolean> {
  return (await insertStatement.count(db, passkey)) === 1;
}

const listStatement = statement({
  name: "list passkeys",
  text: `select id, credential_id as "credentialId", name, transports, created_at as "createdAt", used_at as "usedAt"
         from person_passkeys where person_id = :personId order by created_at, id limit 100`,
  params: { personId: "uuid" },
  row: {
    id: "uuid",
    credentialId: "text",
    name: "text",
    transports: typed<string[]>("text[]"),
    createdAt: "timestamptz",
    usedAt: "timestamptz?",
  },
});

/** A person's passkeys, the oldest first. */
export function listPasskeys(db: Queryable, personId: string) {
  return listStatement.rows(db, { personId });
}

const findStatement = statement({
  name: "find passkey",
  text: `select person_id as "personId", public_key as "publicKey", counter from person_passkeys
         where credential_id = :credentialId`,
  params: { credentialId: "text" },
  row: { personId: "uuid", publicKey: "text", counter: "int8" },
});

/** The passkey of an authenticator's name for it, and whose it is; null where nobody has it. */
export function findPasskey(db: Queryable, credentialId: string) {
  return findStatement.oneOrNull(db, { credentialId });
}

const useStatement = statement({
  name: "use passkey",
  text: `update person_passkeys set counter = :counter, used_at = :now
         where credential_id = :credentialId and counter = :was`,
  params: { credentialId: "text", counter: "int8", was: "int8", now: "timestamptz" },
});

/** Writes down that a passkey was used; false when it was used meanwhile, or removed. */
export async function usePasskey(
  db: Queryable,
  used: { readonly credentialId: string; readonly counter: number; readonly was: number; readonly now: Date },
): Promise<boolean> {
  return (await useStatement.count(db, used)) === 1;
}

const removeStatement = statement({
  name: "remove passkey",
  text: "delete from person_passkeys where id = :passkeyId and person_id = :personId",
  params: { passkeyId: "uuid", personId: "uuid" },
});

/** Takes one of a person's passkeys away; false when they have no such one. */
export async function deletePasskey(db: Queryable, personId: string, passkeyId: string): Promise<boolean> {
  return (await removeStatement.count(db, { personId, passkeyId })) === 1;
}

const forgetStatement = statement({
  name: "forget passkeys",
  text: "delete from person_passkeys where person_id = :personId",
  params: { personId: "uuid" },
});

/** Takes all of a person's passkeys away: the address was proved by a mail, and whoever added one before may not be them. */
export async function forgetPasskeys(db: Queryable, personId: string): Promise<void> {
  await forgetStatement.count(db, { personId });
}
