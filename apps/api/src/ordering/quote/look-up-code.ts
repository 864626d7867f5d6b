import { codesTaken } from "@comptoir/ordering";
import type { CountedAttempt } from "../../people/attempt-levels.ts";
import type { Guessable, Guesser, GuessLimit } from "../../people/guess-limit.ts";
import type { NoteSecurityEvent } from "../../platform/middleware/security-event.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

export type Looked<Found> = {
  readonly found: Found | null;
  readonly isWrong: boolean;
  /** Set if rate limited; the code was not looked up. */
  readonly retryAfterSeconds?: number;
};

/** The visitor who guesses, for the rate limit, and the log of security events. */
export type CodeGuesser = Guesser & { readonly note: NoteSecurityEvent };

/** A restaurant, with the settings that say which codes it takes. */
export type CodeVenue = Pick<LoadedVenue, "restaurantId" | "data">;

/**
 * Looks up a code, unless the guesser is rate limited. A guess is counted before the lookup. All wrong codes
 * take the same path, so that answer and timing reveal nothing. A code of a kind that the restaurant does not take is
 * wrong. promises#promise-27, checkout#any-code.
 */
export function lookUpCode(
  { guessLimit }: { readonly guessLimit: GuessLimit },
  { restaurantId, data }: CodeVenue,
  guesser: CodeGuesser,
): <Found>(
  what: Guessable,
  code: string | null,
  find: (code: string) => Promise<Found | null>,
) => Promise<Looked<Found>> {
  return async (what, code, find) => {
    if (!code) return { found: null, isWrong: false };
    const guess = await guessLimit.take(what, restaurantId, guesser, code);
    if ("retryAfterSeconds" in guess) {
      guesser.note({ event: "limit_reached", limit: what });
      return { found: null, isWrong: false, ...guess };
    }
    const found = takes(data, what) ? await find(code) : null;
    await guess.was(found === null ? "wrong" : "right");
    if (found === null && !guess.isRepeated) guesser.note({ event: "wrong_code", kind: what });
    return { found, isWrong: found === null };
  };
}

function takes(data: CodeVenue["data"], what: Guessable): boolean {
  return what === "loyalty" || codesTaken(data)[what];
}

type Finders<Kind extends Guessable> = { readonly [Each in Kind]: (code: string) => Promise<unknown> };

/**
 * Finds the first kind that a code is, in the order of `finders`, of those that the restaurant takes. A right code is no guess of any kind; a wrong one is
 * a guess of each kind that was searched. `retryAfterSeconds` is set if a kind was not searched because of the limit.
 * promises#promise-27.
 */
export function lookUpKind(
  { guessLimit }: { readonly guessLimit: GuessLimit },
  { restaurantId, data }: CodeVenue,
  guesser: CodeGuesser,
): <Kind extends Guessable>(
  code: string,
  finders: Finders<Kind>,
) => Promise<{ readonly kind: Kind | null; readonly retryAfterSeconds?: number }> {
  return async <Kind extends Guessable>(code: string, finders: Finders<Kind>) => {
    const counted: { readonly kind: Kind; readonly guess: CountedAttempt }[] = [];
    const waits: number[] = [];
    let found: Kind | null = null;
    if (code === "") return { kind: null };
    for (const kind of (Object.keys(finders) as Kind[]).filter((each) => takes(data, each))) {
      const guess = await guessLimit.take(kind, restaurantId, guesser, code);
      if ("retryAfterSeconds" in guess) {
        guesser.note({ event: "limit_reached", limit: kind });
        waits.push(guess.retryAfterSeconds);
        continue;
      }
      counted.push({ kind, guess });
      if ((await finders[kind](code)) == null) continue;
      found = kind;
      break;
    }
    for (const { kind, guess } of counted) {
      await guess.was(found === null ? "wrong" : "right");
      if (found === null && !guess.isRepeated) guesser.note({ event: "wrong_code", kind });
    }
    return { kind: found, ...(waits.length > 0 && { retryAfterSeconds: Math.max(...waits) }) };
  };
}
