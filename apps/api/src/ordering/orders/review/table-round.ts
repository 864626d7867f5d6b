/** A round of a table before it is written: who sends it, and whom each line is for, by the line's number. table#send. */
export type TableToPlace = {
  readonly sessionId: string;
  readonly sentBy: string;
  readonly people: Readonly<Record<string, readonly string[]>>;
};

/** Refusals by the table: its session has ended, or it sends too often. table#table-limits. */
export type TableTakeRefusal =
  | { readonly code: "table-ended" }
  | { readonly code: "table-too-often"; readonly retryAfterSeconds: number };
