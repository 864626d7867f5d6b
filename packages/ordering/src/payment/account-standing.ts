/** What a processor says of a restaurant's own account. Codes are the processor's. payment#own-account. */
export type AccountFacts = {
  /** Null until it is made, and after it was disconnected. */
  readonly account: string | null;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  readonly requirements: readonly string[];
  readonly disabledReason: string | null;
};

/** The reason that we store when an account's owner has ended our access to it. */
export const ACCESS_ENDED = "access_ended";

/**
 * How an account stands, as a manager needs to know it.
 * - `none`: there is none.
 * - `unfinished`: the manager has not entered what the processor asks for.
 * - `needs`: cards are off until what is missing is entered. `checking`: until the processor has checked it.
 * - `ready`: it takes cards. `ready-but-needs`, `no-payouts`: it does, and something is missing.
 * - `ended`, `rejected`: it will take no cards again.
 */
export const ACCOUNT_STANDINGS = [
  "none",
  "unfinished",
  "needs",
  "checking",
  "ready",
  "ready-but-needs",
  "no-payouts",
  "ended",
  "rejected",
] as const;
export type AccountStanding = (typeof ACCOUNT_STANDINGS)[number];

/** Derives how an account stands. payment#own-account. */
export function accountStanding(facts: AccountFacts): AccountStanding {
  const { account, chargesEnabled, payoutsEnabled, detailsSubmitted, requirements, disabledReason } = facts;
  if (account === null) return "none";
  if (disabledReason === ACCESS_ENDED) return "ended";
  if (disabledReason?.startsWith("rejected.")) return "rejected";
  if (chargesEnabled && requirements.length > 0) return "ready-but-needs";
  if (chargesEnabled) return payoutsEnabled ? "ready" : "no-payouts";
  if (!detailsSubmitted) return "unfinished";
  return requirements.length > 0 ? "needs" : "checking";
}

/** What a processor still needs, as groups of its codes that a manager understands. */
export const ACCOUNT_NEEDS = ["business", "people", "bank", "documents", "terms", "other"] as const;
export type AccountNeed = (typeof ACCOUNT_NEEDS)[number];

const NEED_OF_CODE: readonly (readonly [RegExp, AccountNeed])[] = [
  [/verification/, "documents"],
  [/^external_account/, "bank"],
  [/^tos_acceptance/, "terms"],
  [/^(?:individual|person_|representative|owners|directors|executives)/, "people"],
  [/^(?:business_|company|settings)/, "business"],
];

/** Groups the codes of what is missing, in the sequence of `ACCOUNT_NEEDS`. payment#own-account. */
export function accountNeeds(requirements: readonly string[]): readonly AccountNeed[] {
  const found = new Set(requirements.map((code) => NEED_OF_CODE.find(([about]) => about.test(code))?.[1] ?? "other"));
  return ACCOUNT_NEEDS.filter((need) => found.has(need));
}
