import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { fairAdmission } from "../platform/middleware/fair-admission.ts";

/**
 * Parameters of argon2id: 19 MiB, two passes, one lane. They are the library's default and OWASP's minimum of
 * 2025. A hash contains its parameters, so older hashes stay valid. people#password, decision 033.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Maximum number of concurrent hashes, each on its own thread. It keeps the event loop free and bounds
 * memory.
 */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Maximum number of queued hashes: about as many as finish within the wait. */
const WAITING = 64 * AT_ONCE;

/**
 * Hashes passwords for requests, with a bounded queue. Null: the queue was full or the wait too long, and
 * nothing was hashed.
 */
export type Passwords = {
  readonly hash: (password: string, address: string | null) => Promise<string | null>;
  /**
   * Verifies a password. Without a `passwordHash` it does the same work, so that timing reveals no account.
   * people#no-account-told.
   */
  readonly isRight: (password: string, passwordHash: string | null, address: string | null) => Promise<boolean | null>;
};

/** Queues hashing fairly between network addresses, each request for at most `waitMs`. promises#promise-30. */
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

/** Hashes a password outside the queue, for commands and imports. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), PARAMETERS);
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword("no account");
  return dummy;
}

/** Normalizes the password: keyboards compose accents differently. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}
