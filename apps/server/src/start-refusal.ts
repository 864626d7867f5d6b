/** An expected reason why Comptoir cannot start. The message is the one line for the operator, and says what to do. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/** Ends the process with a refusal's message; rethrows other errors, which are bugs. */
export function endRefused(refusal: unknown): never {
  if (!(refusal instanceof StartRefusal)) throw refusal;
  process.stderr.write(`${refusal.message}\n`);
  process.exit(1);
}

/** Converts a database failure during the start to a refusal, such as a full disk. Returns other errors unchanged. */
export function refusalOfStart(error: unknown, place: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === "53100")
      return new StartRefusal(`The disk that holds ${place} is full. Free some space, then start again.`);
    if (/^(57P0\d|08\d{3}|ECONNREFUSED|ECONNRESET)$/.test(code) || /^Connection terminated/.test(cause.message)) {
      return new StartRefusal(
        "The database connection was lost while Comptoir was starting. Start again; completed steps are not repeated.",
      );
    }
    if (code === "42501" || code === "28000") {
      return new StartRefusal(
        `Comptoir cannot create its tables: ${cause.message}. Grant its database user the right to create them.`,
      );
    }
  }
  return error;
}
