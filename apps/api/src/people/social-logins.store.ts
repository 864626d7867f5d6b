import type { SocialProvider } from "@comptoir/contract";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** A sign-in that was begun at a provider. `personId`: who is to have the provider linked; null for who signs in. */
export type BegunLogin = {
  readonly secretHash: string;
  readonly provider: SocialProvider;
  readonly personId: string | null;
  readonly expiresAt: Date;
};

const keepStatement = statement({
  name: "keep social login",
  text: `insert into social_logins (secret_hash, provider, person_id, expires_at)
         values (:secretHash, :provider, :personId, :expiresAt)`,
  params: { secretHash: "text", provider: "text", personId: "uuid?", expiresAt: "timestamptz" },
});

/** Keeps that a sign-in was begun. */
export async function keepSocialLogin(db: Queryable, begun: BegunLogin): Promise<void> {
  await keepStatement.count(db, begun);
}

const takeStatement = statement({
  name: "take social login",
  text: `delete from social_logins where secret_hash = :secretHash and provider = :provider and expires_at > :now
         returning person_id as "personId"`,
  params: { secretHash: "text", provider: "text", now: "timestamptz" },
  row: { personId: "uuid?" },
});

/** Takes a sign-in that comes back, once on all servers; null when it was taken, is too old or was never begun. promises#promise-39. */
export function takeSocialLogin(
  db: Queryable,
  login: { readonly secretHash: string; readonly provider: SocialProvider; readonly now: Date },
) {
  return takeStatement.oneOrNull(db, login);
}

const pruneStatement = statement({
  name: "prune social logins",
  text: `delete from social_logins where ctid in (
           select ctid from social_logins where expires_at < :now limit :atMost for update skip locked)`,
  params: { now: "timestamptz", atMost: "int8" },
});

/** Clears away sign-ins that nobody came back from, some at a time; answers how many. */
export function pruneSocialLogins(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStatement.count(db, { now, atMost });
}
