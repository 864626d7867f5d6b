/**
 * A reason of the world, not of ours, why Comptoir cannot start: a taken port, a full disk, a setting that does not
 * parse. Its message is the one line that the person at the terminal reads, and says what to do.
 */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/** Ends the process with the line of a refusal. Anything else is a mistake of ours, and is thrown on. */
export function endRefused(refusal: unknown): never {
  if (!(refusal instanceof StartRefusal)) throw refusal;
  process.stderr.write(`${refusal.message}\n`);
  process.exit(1);
}

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
