import { randomUUID } from "node:crypto";
import type { SocialProvider } from "@comptoir/contract";
import { isEmail, isName } from "@comptoir/ordering";
import { type Identity, type IdentityRefusal, identityRefused } from "../../../gateways/identity/port.ts";
import type { Database } from "../../../platform/db/database.ts";
import { inRefusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { proveEmail } from "../../../venue/suites/prove-email.ts";
import { findByEmail, insertPerson } from "../../people.store.ts";
import { findByIdentity, linkIdentity } from "../../social-logins.store.ts";

/** A provider's identity, and the fields that the client sent with it. */
export type Known = {
  readonly provider: SocialProvider;
  readonly identity: Identity;
  readonly register: boolean;
  readonly consent: boolean;
  readonly locale: string;
  readonly now: Date;
};

export type Account = { readonly personId: string; readonly isNew: boolean };
export type AccountRefusal = { readonly refused: "notRegistered" | "emailInUse" | "socialLoginFailed" };

/**
 * Returns the account that is linked to a provider's identity, or a new one. An unlinked account with the
 * same e-mail address is never signed in to: its owner signs in and links the provider. Only the confirmed
 * owner of an e-mail address learns whether it has an account. Decision 033, promises#promise-39.
 */
export async function accountOf(db: Database, known: Known): Promise<Account | AccountRefusal> {
  const { provider, identity } = known;
  const name = { provider, subject: identity.subject };
  const linked = await findByIdentity(db, name);
  if (linked) {
    await proveByProvider(db, linked.personId, known);
    return { ...linked, isNew: false };
  }
  const { email, isVerified } = identity;
  const hasAccount = email !== null && (await findByEmail(db, email, null)) !== null;
  if (hasAccount) return { refused: isVerified ? "emailInUse" : "socialLoginFailed" };
  if (!known.register) return { refused: "notRegistered" };
  if (email === null) return { refused: "socialLoginFailed" };
  const made = await makeAccount(db, known, email);
  // A concurrent request may have created the account.
  const first = "refused" in made ? await findByIdentity(db, name) : null;
  return first ? { ...first, isNew: false } : made;
}

function makeAccount(db: Database, { provider, identity, ...known }: Known, email: string) {
  return inRefusableTransaction(db, "read committed", async (transaction): Promise<Account | AccountRefusal> => {
    const { now, locale, consent } = known;
    const { subject, firstName, lastName } = identity;
    const personId = randomUUID();
    const isNew = await insertPerson(transaction, {
      personId,
      email,
      firstName,
      lastName,
      phoneNumber: "",
      passwordHash: null,
      suiteOperator: false,
      locale,
      consentedAt: consent ? now : null,
      emailConfirmedAt: null,
      now,
    });
    const isLinked = isNew && (await linkIdentity(transaction, { provider, subject, personId, now }));
    if (isLinked && identity.isVerified) await proveEmail(transaction, { personId, email, now });
    return isLinked ? { personId, isNew: true } : { refused: identity.isVerified ? "emailInUse" : "socialLoginFailed" };
  });
}

/** Links a provider to the signed-in person's account; refused if it is linked to another account. */
export async function linkTo(db: Database, personId: string, { provider, identity, now }: Known) {
  const name = { provider, subject: identity.subject };
  const isLinked = await linkIdentity(db, { ...name, personId, now });
  const linked = isLinked ? { personId } : await findByIdentity(db, name);
  if (linked?.personId !== personId) return { refused: "emailInUse" } as const;
  await proveByProvider(db, personId, { identity, now });
  return { personId, isNew: false };
}

/** Confirms the account's e-mail address if a linked provider has verified the same address. people#confirmed-email. */
async function proveByProvider(db: Database, personId: string, { identity, now }: Pick<Known, "identity" | "now">) {
  const { email, isVerified } = identity;
  if (email === null || !isVerified) return;
  await inTransaction(db, "read committed", (transaction) => proveEmail(transaction, { personId, email, now }));
}

const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const EMAIL_LENGTH = 254;
const NAME_LENGTH = 100;

type Names = { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined };

/** Validates a provider's identity. The names that the page sent are the fallback. api#login-social. */
export function readIdentity(said: Identity, sent: Names): Identity | IdentityRefusal {
  if (!SUBJECT.test(said.subject)) return identityRefused("no-subject");
  const { email } = said;
  const isUsable = email !== null && email.length <= EMAIL_LENGTH && isEmail(email);
  return {
    ...said,
    email: isUsable ? email : null,
    firstName: nameOf(said.firstName || sent.firstName),
    lastName: nameOf(said.lastName || sent.lastName),
  };
}

function nameOf(text: string | null | undefined): string {
  const name = (text ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .slice(0, NAME_LENGTH);
  return isName(name) ? name : "";
}
