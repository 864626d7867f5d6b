import type { SocialProvider } from "@comptoir/contract";
import { typed } from "../platform/db/column-types.ts";
import { statement } from "../platform/db/statement.ts";

export const keepSocialLogin = statement({
  name: "keep social login",
  text: `insert into social_logins (secret_hash, provider, person_id, expires_at)
         values (:secretHash, :provider, :personId, :expiresAt)`,
  params: { secretHash: "text", provider: typed<SocialProvider>("text"), personId: "uuid?", expiresAt: "timestamptz" },
}).count;

/**
 * Takes a pending sign-in, once over all servers; null if it was taken, has expired or never existed.
 * promises#promise-39.
 */
export const takeSocialLogin = statement({
  name: "take social login",
  text: `delete from social_logins where secret_hash = :secretHash and provider = :provider and expires_at > :now
         returning person_id as "personId"`,
  params: { secretHash: "text", provider: typed<SocialProvider>("text"), now: "timestamptz" },
  row: { personId: "uuid?" },
}).oneOrNull;

export const findByIdentity = statement({
  name: "find person by identity",
  text: `select person_id as "personId" from person_identities where provider = :provider and subject = :subject`,
  params: { provider: typed<SocialProvider>("text"), subject: "text" },
  row: { personId: "uuid" },
}).oneOrNull;

export const linkIdentity = statement({
  name: "link identity",
  text: `insert into person_identities (provider, subject, person_id, created_at)
         values (:provider, :subject, :personId, :now) on conflict (provider, subject) do nothing`,
  params: { provider: typed<SocialProvider>("text"), subject: "text", personId: "uuid", now: "timestamptz" },
}).wrote;

/** Unlinks a provider from an account; returns how many identities were linked. */
export const unlinkIdentity = statement({
  name: "unlink identity",
  text: "delete from person_identities where person_id = :personId and provider = :provider",
  params: { personId: "uuid", provider: typed<SocialProvider>("text") },
}).count;

/**
 * Unlinks all of an account's providers after a password reset. The reset proves the e-mail address, and
 * earlier providers may be another person's.
 */
export const unlinkIdentities = statement({
  name: "unlink identities",
  text: "delete from person_identities where person_id = :personId",
  params: { personId: "uuid" },
}).count;
