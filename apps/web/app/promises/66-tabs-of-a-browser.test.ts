import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FAILED_PLAYS, FAILED_PLAYS_OF_DEVICES } from "./tabs/failed-plays.ts";
import { aPlay, aPlayInTabs, play } from "./tabs/play.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T23:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const holdsIn = (plays: typeof aPlay | typeof aPlayInTabs) =>
  fc.asyncProperty(plays as typeof aPlay, async (steps) => {
    const end = await play(steps);
    expect(end.kept).toEqual(end.added);
    expect(end.ordersNotShown).toEqual([]);
    expect(end.shownForAnother).toEqual([]);
  });

describe("Promise 66, tabs of a browser: after any sequence of steps in its tabs,", () => {
  test(
    "every order is shown, and no line is lost or paid twice.",
    async () => {
      await fc.assert(holdsIn(aPlay), { numRuns: runLength({ quick: 200, full: 10_000 }) });
    },
    runLength({ quick: 120_000, full: 3_600_000 }),
  );

  for (const [plays, failed] of [
    [aPlayInTabs, FAILED_PLAYS],
    [aPlay, FAILED_PLAYS_OF_DEVICES],
  ] as const) {
    test.each(failed)("that holds for the sequence that once failed, $seed $path.", async ({ seed, path }) => {
      await fc.assert(holdsIn(plays), { seed, path, endOnFailure: true });
    });
  }
});
