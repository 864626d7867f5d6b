import { createHash } from "node:crypto";

/** A member's identifier as it is looked up: an e-mail address or a card number, however it was typed. */
export function memberIdentifierKey(identifier: string): string {
  return identifier.normalize("NFKC").trim().toLowerCase();
}

/** The id by which answers name a member. It says nothing of the person. */
export function memberIdOf(restaurantId: string, identifierKey: string): string {
  return createHash("sha256").update(`member\n${restaurantId}\n${identifierKey}`).digest("hex").slice(0, 24);
}
