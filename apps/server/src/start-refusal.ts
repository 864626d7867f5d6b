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
