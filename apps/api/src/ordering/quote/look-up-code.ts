import type { Guessable, Guesser, GuessLimit } from "../../people/guess-limit.ts";
import type { NoteSecurityEvent } from "../../platform/middleware/security-event.ts";

/** The result of a code look-up: what it stands for, wrong, or not looked up. */
export type Looked<Found> = {
  readonly found: Found | null;
  readonly isWrong: boolean;
  /** Rate-limited: the code was not looked up. */
  readonly retryAfterSeconds?: number;
};

/** Who would be guessing, and where it is noted. */
export type CodeGuesser = Guesser & { readonly note: NoteSecurityEvent };

/**
 * Looks a code up if the guesser may, and counts it when it is wrong. It is counted before anybody looks; all wrong codes, whatever
 * is wrong with them, take the same way. promises#promise-27.
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
