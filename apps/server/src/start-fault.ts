import { StartRefusal } from "./start-refusal.ts";

/**
 * Turns what the database did to a start into a refusal: its disk filled up, or it went away. Everything else stays
 * what it is, a mistake of ours.
 */
export function refusalOfStart(error: unknown, place: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === "53100") return new StartRefusal(`The disk that holds ${place} is full. Make room, then start again.`);
    if (/^(57P0\d|08\d{3}|ECONNREFUSED|ECONNRESET)$/.test(code) || /^Connection terminated/.test(cause.message)) {
      return new StartRefusal(
        "The database went away while Comptoir was starting. Start again: what was done is kept.",
      );
    }
    if (code === "42501" || code === "28000") {
      return new StartRefusal(
        `The database does not let Comptoir make its tables: ${cause.message}. Give its user the right to create.`,
      );
    }
  }
  return error;
}
