import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FAILED_PLAYS } from "./tabs/failed-plays.ts";
import { aPlay, play } from "./tabs/play.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T23:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const property = fc.asyncProperty(aPlay, async (steps) => {
  const end = await play(steps);
  expect(end.kept).toEqual(end.added);
  expect(end.ordersNotShown).toEqual([]);
  expect(end.shownForAnother).toEqual([]);
});

describe("Promise 66, tabs of a browser: whatever is done in them, and in whatever sequence,", () => {
  test(
    "what was ordered is what was shown as ordered, and no line is lost or paid twice.",
    async () => {
      await fc.assert(property, { numRuns: runLength({ quick: 200, full: 10_000 }) });
    },
    runLength({ quick: 120_000, full: 3_600_000 }),
  );

  for (const { seed, path } of FAILED_PLAYS) {
    test(`that holds in the play that failed once, ${seed} ${path}.`, async () => {
      await fc.assert(property, { seed, path, endOnFailure: true });
    });
  }
});
