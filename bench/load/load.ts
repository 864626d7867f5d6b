/** Placeholder in a request body for the call's idempotency key in letters. */
export const FRESH_KEY = "{key}";

export type Load = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | readonly string[];
  /** A cookie header per connection, for several guests. */
  readonly cookies?: readonly string[];
  /** Requests that a connection sends before each measured call; their responses count too. */
  readonly before?: readonly {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
  /** Whether each call has a new idempotency key, which also replaces `FRESH_KEY`. */
  readonly freshKeys?: boolean;
  readonly connections: number;
  /** A duration, after which open calls are aborted, or a number of answers. */
  readonly until: { readonly seconds: number } | { readonly answers: number };
};

/** The results of a load. Times are from the first byte sent to the last byte received. */
export type Answers = {
  readonly milliseconds: Float64Array;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The number of broken connections and of timeouts. */
  readonly failures: number;
};
