/** Placeholder in a body for the call's key, with letters for its digits. */
export const FRESH_KEY = "{key}";

/** A load that one kind of call is put under, as it is told to the process that makes it. */
export type Load = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by all connections, or one body for each. */
  readonly body?: string | readonly string[];
  /** A cookie header for each connection, as so many guests would send them. */
  readonly cookies?: readonly string[];
  /** Calls that each connection makes before each of these, one after the other; they count among the answers. */
  readonly before?: readonly {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
  /** Whether each call carries an idempotency key of its own, which stands in its body, too, where that says `FRESH_KEY`. */
  readonly freshKeys?: boolean;
  readonly connections: number;
  /**
   * When it ends: after a time, which cuts the calls that are under way, or after so many answers, which leaves none.
   */
  readonly until: { readonly seconds: number } | { readonly answers: number };
};

/** What came back of a load. Times are in milliseconds, from the first byte sent to the last byte read. */
export type Answers = {
  readonly milliseconds: Float64Array;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that broke and calls that got no answer in time. */
  readonly failures: number;
};
