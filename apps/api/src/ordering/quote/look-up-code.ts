import type { Guessable, Guesser, GuessLimit } from "../../people/guess-limit.ts";
import type { NoteSecurityEvent } from "../../platform/middleware/security-event.ts";

export type Looked<Found> = {
  readonly found: Found | null;
  readonly isWrong: boolean;
  /** Set if rate limited; the code was not looked up. */
  readonly retryAfterSeconds?: number;
};

/** The visitor who guesses, for the rate limit, and the log of security events. */
export type CodeGuesser = Guesser & { readonly note: NoteSecurityEvent };

/**
 * Looks up a code, unless the guesser is rate limited. A guess is counted before the lookup. All wrong codes
 * take the same path, so that answer and timing reveal nothing. promises#promise-27.
 */
export function lookUpCode(
  { guessLimit }: { readonly guessLimit: GuessLimit },
  restaurantId: string,
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
    const found = await find(code);
    await guess.was(found === null ? "wrong" : "right");
    if (found === null && !guess.isRepeated) guesser.note({ event: "wrong_code", kind: what });
    return { found, isWrong: found === null };
  };
}
