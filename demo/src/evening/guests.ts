/** Names of guests, as a street in Toronto has them. */
export const NAMES: readonly string[] = [
  "Amara Okafor",
  "Liam Chen",
  "Noor Haddad",
  "Zoé Lavoie",
  "Priya Raman",
  "Mateo Silva",
  "Fatima Al-Sayed",
  "Jonas Weber",
  "Wei Ling Tan",
  "Émile Gagnon",
  "Sofia Rossi",
  "Kwame Mensah",
  "Hannah Goldberg",
  "Tariq Aziz",
  "Chloé Desjardins",
  "Minh Nguyen",
  "Olivia MacDonald",
  "Dmitri Volkov",
];

/** Addresses within the reach of Braise. */
export const ADDRESSES: readonly string[] = [
  "123 King Street West, Toronto, ON M5V 2T6",
  "401 Richmond Street West, Toronto, ON M5V 3A8",
  "55 Bremner Boulevard, Toronto, ON M5J 0A6",
  "478 King Street West, Toronto, ON M5V 1L7",
];

/** What guests write to the kitchen or the courier. */
export const NOTES: readonly string[] = [
  "Nut allergy at the table.",
  "A birthday: the cake with a candle, please.",
  "In a hurry",
];
