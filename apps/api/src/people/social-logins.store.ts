import type { SocialProvider } from "@comptoir/contract";
import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";

/** Keeps that a sign-in was begun. */
export const keepSocialLogin = statement({
  name: "keep social login",
  text: `insert into social_logins (secret_hash, provider, person_id, expires_at)
         values (:secretHash, :provider, :personId, :expiresAt)`,
  params: { secretHash: "text", provider: typed<SocialProvider>("text"), personId: "uuid?", expiresAt: "timestamptz" },
}).count;

/** Takes a sign-in that comes back, once on all servers; null when it was taken, is too old or was never begun. promises#promise-39. */
export const takeSocialLogin = statement({
  name: "take social login",
  text: `delete from social_logins where secret_hash = :secretHash and provider = :provider and expires_at > :now
         returning person_id as "personId"`,
  params: { secretHash: "text", provider: typed<SocialProvider>("text"), now: "timestamptz" },
  row: { personId: "uuid?" },
}).oneOrNull;
