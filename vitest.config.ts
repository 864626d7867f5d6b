import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/** One more than there are cores: a third of the time, a test waits for a lease, a restart or a disk. */
const maxWorkers = availableParallelism() + 1;
/**
 * Files share what they import, which costs more than most of them do. None of ours keeps anything in a module; what a test
 * puts in the place of something else is put back after it.
 */
const isolate = false;
/** Properties of fast-check try the same values in every run. */
const setupFiles = ["./packages/test-kit/src/same-properties.ts"];
/** Our Node reads TypeScript itself, as it does on a server: nothing is transformed first, which was a tenth of the time. */
const experimental = { viteModuleRunner: false };
const exclude = ["**/node_modules/**", "**/build/**"];
/** Time enough for a test on a machine that has other things to do; what hangs is still found. */
const SLOW_MACHINE_MS = 30_000;
/** A test that ends without having asserted anything has shown nothing: it fails. */
const expectSettings = { requireAssertions: true, poll: { timeout: SLOW_MACHINE_MS / 3 } };

/** What waits for leases, restarts and kills takes longest: it is begun first, the longest before all, so that nothing waits for it at the end. */
const LONGEST = [
  "backup",
  "recovery",
  "rolling-restart",
  "several-servers",
  "01-one-payment-one-order",
  "49-one-visitor",
  "embedded-database",
  "behind-real-proxies",
  "02-kill-the-database",
  "30-credential-stuffing",
  "fuzz-calls",
  "older-releases",
  "26-overload",
  "65-where-mechanisms-meet",
  "change-order",
  "53-every-wait-ends",
  "line-writer",
  "main",
  "copied-home",
  "27-guessing-codes",
  "shared-menu",
  "15-scarce-things",
  "full-disk",
];

/** Where a file stands among the longest; behind them all when it is none of them. */
function turnOf(file: string): number {
  const turn = LONGEST.indexOf(path.basename(file, ".test.ts"));
  return turn < 0 ? LONGEST.length : turn;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turnOf(one.moduleId) - turnOf(other.moduleId));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Rules and data: nothing but themselves.
        test: {
          name: "rules",
          experimental,
          include: ["{packages,demo,scripts}/**/*.test.ts", "*.test.ts"],
          exclude,
          setupFiles,
          restoreMocks: true,
          isolate,
          expect: expectSettings,
          testTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        // Screens: no database either.
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude,
          setupFiles,
          restoreMocks: true,
          isolate,
          expect: expectSettings,
          testTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        // Calls, commands and the server itself: on a real PostgreSQL.
        test: {
          name: "server",
          experimental,
          include: ["apps/{api,server}/**/*.test.ts"],
          exclude,
          setupFiles,
          restoreMocks: true,
          isolate,
          expect: expectSettings,
          globalSetup: "./apps/server/src/testing/set-up-test-database.ts",
          // Kills, races and faults run against clocks. A second attempt tells what fails now and then (decision 082).
          retry: 1,
          testTimeout: 4 * SLOW_MACHINE_MS,
          hookTimeout: 4 * SLOW_MACHINE_MS,
        },
      },
    ],
  },
});
