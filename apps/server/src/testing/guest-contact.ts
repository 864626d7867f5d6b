/** The contact of a test's guests. */
export const GUEST_CONTACT = {
  full_name: "Benoît Tremblay",
  email: "benoit@example.test",
  phone_number: "514 555 0134",
} as const;

/** SQL condition for the orders of a test's guests: a first start of the demonstration has orders of its own. */
export const IS_OF_GUESTS = `contact ->> 'full_name' = '${GUEST_CONTACT.full_name}'`;
