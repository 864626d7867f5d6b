import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/**
 * The number of workers: one more than there are cores, since tests spend a third of their time waiting for leases,
 * restarts and disks.
 */
const maxWorkers = availableParallelism() + 1;
/**
 * Lets the test files of a worker share imported modules, since importing costs more than most files' tests. Modules
 * keep no state, and a test that replaces something restores it.
 */
const isolate = false;
/** Makes fast-check properties use the same values in every run. */
const setupFiles = ["./packages/test-kit/src/same-properties.ts"];
/** Node strips TypeScript types itself, as on a server. Vite's transforms would be a tenth of the run time. */
const experimental = { viteModuleRunner: false };
const exclude = ["**/node_modules/**", "**/build/**"];
/** The timeout of a test in ms. It is long enough for a busy machine; a hanging test is still detected. */
const SLOW_MACHINE_MS = 30_000;
/** A test without any assertion fails. */
const expectSettings = { requireAssertions: true, poll: { timeout: SLOW_MACHINE_MS / 3 } };

/**
 * The longest test files, which wait for leases, restarts and kills. They start first, the longest of all at the
 * front, so that none runs alone at the end.
 */
const LONGEST = [
  "backup",
  "older-releases",
  "55-a-board-never-lies",
  "main",
  "embedded-database",
  "rolling-restart",
  "34-object-matrix",
  "start",
  "60-webhooks",
  "58-venue-events",
  "53-every-wait-ends",
  "full-disk",
  "49-one-visitor",
  "61-staff",
  "01-one-payment-one-order",
  "52-growth",
  "recovery",
  "18-event-day",
  "26-overload",
  "several-servers",
  "27-guessing-codes",
  "pictures",
  "04-failure-catalogue",
  "56-accepted-or-let-go",
  "30-credential-stuffing",
  "insight",
  "line-writer",
  "65-where-mechanisms-meet",
  "57-fired-once",
  "print-jobs",
  "copied-home",
  "30-owner-under-attack",
  "29-limits-are-shared",
  "listen",
  "01-orders-of-a-hub",
  "demonstration-shift",
  "21-outbox",
  "pay-by-stripe",
  "change-order",
  "mistakes",
  "every-field",
  "locks-in-one-sequence",
  "comptoir",
  "staff",
  "15-scarce-things",
  "odd-requests",
  "test-report",
  "board",
  "refund-order",
  "one-address",
  "16-a-slot-held",
  "10-refunds-once",
  "45-errors",
  "demonstration",
  "odd-headers",
  "behind-real-proxies",
  "02-kill-the-database",
  "integrations",
  "shared-menu",
  "fuzz-calls",
];

/** Returns the position of a file in `LONGEST`; unlisted files come last. */
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
        // Rules and data: no other resources.
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
        // Screens: no database.
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
        // Calls, commands and the server: with a real PostgreSQL.
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
          // Tests of kills, races and faults depend on timing. A second attempt distinguishes flaky failures from
          // constant ones (decision 082).
          retry: 1,
          testTimeout: 4 * SLOW_MACHINE_MS,
          hookTimeout: 4 * SLOW_MACHINE_MS,
        },
      },
    ],
  },
});
