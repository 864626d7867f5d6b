import type { VenueMemberData } from "@comptoir/contract";

/** A member as the list shows it. */
export type MemberRow = {
  readonly id: string;
  readonly identifier: string;
  readonly name: string | null;
  readonly facts: readonly string[];
};

/** Returns the row of a member: the name, the address, the phone and the codes of the prices. studio#venue-members. */
export function memberRow({ id, member }: VenueMemberData): MemberRow {
  const { identifier, firstName, lastName, email, phone, promos } = member;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const codes = Array.isArray(promos) ? promos.map(String) : [];
  const others = [email, phone].filter((text): text is string => typeof text === "string" && text !== identifier);
  return { id, identifier: String(identifier), name: name || null, facts: [...others, ...codes] };
}
