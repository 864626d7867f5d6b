import { statement } from "../../../db/statement.ts";
import type { TestCard } from "./test-cards.ts";

/** Keeps cards under their tokens, on disk: a token that was answered and then forgotten would be a card that is declined. Decision 022. */
export const saveTokens = statement({
  name: "sandbox saves tokens",
  text: `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
         select token, behaviour, type, last4, "expiryDate" from json_to_recordset(:cards::json)
           as sent (token text, behaviour text, type text, last4 text, "expiryDate" text)`,
  params: { cards: "json" },
}).count;

/** A card as its token stands for it. */
export type CardOfToken = Pick<TestCard, "type" | "behaviour"> & {
  readonly token: string;
  readonly last4: string;
  readonly expiryDate: string;
};

/** The diner has said yes to the bank. False when there is no such token. */
export const passChallenge = statement({
  name: "sandbox passes challenge",
  text: "update sandbox_gateway.tokens set challenge_passed = true where token = :token",
  params: { token: "text" },
}).wrote;

/**
 * Forgets cards that were not paid with within a day, some at a time; answers how many. Those of customers stay until they are forgotten,
 * those that an older version saved for 90 days.
 */
export const pruneSandboxTokens = statement({
  name: "sandbox prunes tokens",
  text: `delete from sandbox_gateway.tokens where ctid in (
           select ctid from sandbox_gateway.tokens
           where customer is null
             and created_at < now() - case when saved then interval '90 days' else interval '1 day' end
           limit :atMost for update skip locked)`,
  params: { atMost: "int8" },
}).count;
