/** Placeholder in a request body for the call's idempotency key, which is inserted with letters instead of digits. */
export const FRESH_KEY = "{key}";

/** The parameters of one load, as sent to the generating process. */
export type Load = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** One body for all connections, or one per connection. */
  readonly body?: string | readonly string[];
  /** A cookie header per connection, to simulate several guests. */
  readonly cookies?: readonly string[];
  /** Requests that a connection sends, in this order, before each measured call. Their responses are counted too. */
  readonly before?: readonly {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
  /** Whether each call has a new idempotency key, which also replaces `FRESH_KEY` in its body. */
  readonly freshKeys?: boolean;
  readonly connections: number;
  /** When the load ends: after a duration, which aborts the open calls, or after a number of answers. */
  readonly until: { readonly seconds: number } | { readonly answers: number };
};

/** The results of a load. Times are in milliseconds, from the first byte sent to the last byte received. */
export type Answers = {
  readonly milliseconds: Float64Array;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The number of broken connections and timeouts. */
  readonly failures: number;
};
