import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { fairAdmission } from "../platform/middleware/fair-admission.ts";

/**
 * How passwords are hashed: argon2id, the library's default, with 19 MiB, two passes and one lane, the least that OWASP's cheat sheet of 2025 asks for.
 * A hash says its own parameters, so that these can be raised while older hashes go on holding. people#password, decision 033.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many are hashed at the same time, each on a thread of its own: the event loop never waits, nor does memory grow. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** The queue's limit: about as many as are hashed within the wait; further requests are told to retry. */
const WAITING = 64 * AT_ONCE;

/** Passwords of people who wait for an answer, hashed in turns. Null: too many wait, and nothing was looked at. */
export type Passwords = {
  readonly hash: (password: string, address: string | null) => Promise<string | null>;
  /** Verifies a password. Without a hash it does the same work, so that timing reveals no account. people#no-account-told. */
  readonly isRight: (password: string, passwordHash: string | null, address: string | null) => Promise<boolean | null>;
};

/** Queues hashing fairly between network addresses, each for so long at most. promises#promise-30. */
export function openPasswords({ waitMs }: { readonly waitMs: number }): Passwords {
  const turns = fairAdmission({ atOnce: AT_ONCE, waiting: WAITING, waitMs });

  async function inTurn<Result>(address: string | null, work: () => Promise<Result>): Promise<Result | null> {
    const leave = await turns.enter(address);
    if (leave === null) return null;
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    hash: (password, address) => inTurn(address, () => hashPassword(password)),
    isRight: async (password, passwordHash, address) => {
      const against = passwordHash ?? (await dummyHash());
      const isSame = await inTurn(address, () => verify(against, normalize(password)));
      return isSame === null ? null : isSame && passwordHash !== null;
    },
  };
}

/** Hashes a password, with its salt and its parameters, without the queue: for commands and imports. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), PARAMETERS);
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword("no account");
  return dummy;
}

/** The same letters however a keyboard composes them. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}
