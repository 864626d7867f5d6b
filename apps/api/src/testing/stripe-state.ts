import type { KeptAccount, KeptFee, KeptIntent } from "./stripe-shapes.ts";

/** What the fake Stripe keeps. */
export type StripeState = {
  readonly intents: Map<string, KeptIntent>;
  readonly accounts: Map<string, KeptAccount>;
  readonly fees: Map<string, KeptFee>;
  /** The account of each customer, and of each card that was attached, copied or used: null for the platform's. */
  readonly customers: Map<string, string | null>;
  readonly cards: Map<string, string | null>;
};

export type Said = { readonly status: number; readonly body: object };
export type Asked = {
  /** The connected account of `Stripe-Account`; null for the platform's. */
  readonly account: string | null;
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
};
