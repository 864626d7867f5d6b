/** The fields of the form, as they are typed. `promos`: codes separated by commas. */
export const MEMBER_FIELDS = ["identifier", "firstName", "lastName", "email", "phone", "promos"] as const;

export type TypedMember = Readonly<Record<(typeof MEMBER_FIELDS)[number], string>>;

type Member = Readonly<Record<string, unknown>>;

/** Returns a member as the form shows it. */
export function typedOfMember({ promos, ...member }: Member): TypedMember {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    identifier: text(member.identifier),
    firstName: text(member.firstName),
    lastName: text(member.lastName),
    email: text(member.email),
    phone: text(member.phone),
    promos: Array.isArray(promos) ? promos.join(", ") : "",
  };
}

/** Returns a typed member with the fields of the venue file, for the API to check; empty ones are left out. studio#venue-members. */
export function memberOfTyped({ identifier, promos, ...others }: TypedMember): Member {
  const codes = groupsOf(promos);
  return {
    identifier,
    ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== "")),
    ...(codes.length === 0 ? {} : { promos: [...new Set(codes)] }),
  };
}

/** Returns the groups of a typed list. */
export function groupsOf(promos: string): readonly string[] {
  return promos
    .split(",")
    .map((code) => code.trim())
    .filter(Boolean);
}
