/** The people of our tests and demonstrations: always the same, so that a story reads the same everywhere. */
export const GUEST = {
  full_name: "Gabrielle Guest",
  email: "gabrielle@example.test",
  phone_number: "416-555-0101",
} as const;

export const MEMBER = {
  full_name: "Marc Member",
  email: "marc@example.test",
  phone_number: "514-555-0102",
  identifier: "MEMBER-0102",
  promos: ["GOLD"],
} as const;

export const OPERATOR = {
  full_name: "Odile Operator",
  email: "odile@example.test",
  phone_number: "416-555-0103",
} as const;

export const SUITE_OWNER = {
  full_name: "Sam Suite-Owner",
  email: "sam@example.test",
  phone_number: "416-555-0104",
} as const;
