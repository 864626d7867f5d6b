import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/**
 * How passwords are hashed: argon2id, the library's default, with 19 MiB, two passes and one lane, the least that OWASP's cheat sheet of 2025 asks for.
 * A hash says its own parameters, so that these can be raised while older hashes go on holding. people#password, decision 033.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many are hashed at the same time, each on a thread of its own: the event loop never waits, nor does memory grow. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** A password's hash, with its salt and its parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), PARAMETERS));
}

let nobodys: Promise<string> | undefined;

/**
 * Tells whether a password is the one of a hash. Where there is no hash, as much work is done for nothing, so that the time
 * tells nobody who has an account. people#no-account-told.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) nobodys ??= hashPassword("nobody's");
  const against = passwordHash ?? (await nobodys) ?? "";
  const isRight = await inTurn(() => verify(against, normalize(password)));
  return isRight && passwordHash !== null;
}

/** The same letters however a keyboard composes them. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
    waiting.shift()?.();
  }
}
