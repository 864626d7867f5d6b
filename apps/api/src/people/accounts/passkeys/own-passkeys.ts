import { randomUUID } from "node:crypto";
import type { PasskeyData } from "@comptoir/contract";
import type { Database } from "../../../platform/db/database.ts";
import { inRefusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { isUuid } from "../../../platform/db/uuid.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { deviceWords } from "../../device-words.ts";
import {
  countWaysIn,
  deletePasskey,
  insertPasskey,
  keepChallenge,
  listPasskeys,
  takeChallenge,
  type WayTaken,
} from "../../passkeys.store.ts";
import { loadPerson } from "../../people.store.ts";
import { beginPasskeyChallenge, endPasskeyChallenge, PASSKEY_SECONDS } from "../../sign-in-cookies.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "../account-deps.ts";
import { noteAccountChanged } from "../account-notices.store.ts";
import { verifiedOwner } from "../refusals.ts";
import { creationOptions, readCreated } from "./webauthn.ts";

const PASSKEYS_MAX = 20;

/** `POST /auth/passkeys`: lists the caller's passkeys. people#passkeys. */
export function handleGetPasskeys({ database }: AccountDeps): PersonHandler<"getPasskeys"> {
  return async (c) => c.json(await ownPasskeys(database, signedIn(c).personId), 200);
}

/** `POST /auth/begin-passkey`: returns a challenge for a new passkey; requires the present password. people#passkeys. */
export function handleBeginPasskey(deps: AccountDeps): PersonHandler<"beginPasskey"> {
  return async (c) => {
    const { database } = deps;
    const { personId } = signedIn(c);
    const person = await verifiedOwner(c, deps, c.req.valid("json").currentPassword);
    if (person instanceof Response) return person;
    const kept = await listPasskeys(database, { personId });
    if (kept.length >= PASSKEYS_MAX) return refuse(c, "passkeysFull");
    const { secretHash, challenge } = beginPasskeyChallenge(c);
    const expiresAt = new Date(deps.clock().getTime() + PASSKEY_SECONDS * 1_000);
    await keepChallenge(database, { secretHash, personId, expiresAt });
    const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
    const options = await creationOptions(c, { owner: { personId, email: person.email, name }, challenge, kept });
    return c.json({ options: { ...options } }, 200);
  };
}

/**
 * `POST /auth/add-passkey`: saves a passkey for this browser's challenge, which can be used once, and mails
 * its owner. people#passkeys.
 */
export function handleAddPasskey({ database, clock }: AccountDeps): PersonHandler<"addPasskey"> {
  return async (c) => {
    const { credential, name } = c.req.valid("json");
    const { personId } = signedIn(c);
    const given = endPasskeyChallenge(c);
    const now = clock();
    const isOurs = given !== null && (await takeChallenge(database, { secretHash: given.secretHash, personId, now }));
    const made = isOurs ? await readCreated(c, credential, given.challenge) : null;
    const person = await loadPerson(database, { personId });
    if (made === null || person === null) {
      c.var.caller.note({ event: "passkey_refused", person: personId });
      return refuse(c, "passkeyRefused");
    }
    const called = name?.trim() || deviceWords(c.req.header("user-agent")) || "Passkey";
    const passkey = { ...made, passkeyId: randomUUID(), personId, name: called, now };
    const isKept = await inTransaction(database, "read committed", async (transaction) => {
      await countWaysIn(transaction, personId);
      if ((await listPasskeys(transaction, { personId })).length >= PASSKEYS_MAX) return "full";
      if (!(await insertPasskey(transaction, passkey))) return "known";
      await noteAccountChanged(transaction, { personId, email: person.email, locale: person.locale });
      return "kept";
    });
    if (isKept === "full") return refuse(c, "passkeysFull");
    if (isKept === "known") return refuse(c, "passkeyRefused");
    c.var.caller.note({ event: "passkey_added" });
    return c.json(await ownPasskeys(database, personId), 201);
  };
}

/**
 * `POST /auth/remove-passkey`: removes one of the caller's passkeys. Another person's passkey is answered as
 * unknown. people#passkeys, people#last-way-in.
 */
export function handleRemovePasskey(deps: AccountDeps): PersonHandler<"removePasskey"> {
  return async (c) => {
    const { passkeyId, currentPassword } = c.req.valid("json");
    const { database } = deps;
    const { personId } = signedIn(c);
    const person = await verifiedOwner(c, deps, currentPassword);
    if (person instanceof Response) return person;
    if (!isUuid(passkeyId)) return refuse(c, "notFound");
    const removed = await inRefusableTransaction(database, "read committed", async (transaction): Promise<WayTaken> => {
      const ways = await countWaysIn(transaction, personId);
      if (!(await deletePasskey(transaction, { personId, passkeyId }))) return { refused: "notFound" };
      if (ways <= 1) return { refused: "lastWayIn" };
      await noteAccountChanged(transaction, { personId, email: person.email, locale: person.locale });
      return { isTaken: true };
    });
    if ("refused" in removed) return refuse(c, removed.refused);
    c.var.caller.note({ event: "passkey_removed" });
    return c.json(await ownPasskeys(database, personId), 200);
  };
}

async function ownPasskeys(database: Database, personId: string): Promise<{ passkeys: PasskeyData[] }> {
  const passkeys = await listPasskeys(database, { personId });
  return {
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: usedAt?.toISOString() ?? null,
    })),
  };
}
