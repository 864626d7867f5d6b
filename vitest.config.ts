import { defineConfig } from "vitest/config";

/** Properties of fast-check try the same values in every run. */
const setupFiles = ["./packages/test-kit/src/same-properties.ts"];
const exclude = ["**/node_modules/**", "**/build/**"];
/** A test that ends without having asserted anything has shown nothing: it fails. */
const expectSettings = { requireAssertions: true };
/** Time enough for a test on a machine that has other things to do; what hangs is still found. */
const SLOW_MACHINE_MS = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        // Rules and data: nothing but themselves.
        test: {
          name: "rules",
          include: ["{packages,demo,scripts}/**/*.test.ts", "*.test.ts"],
          exclude,
          setupFiles,
          restoreMocks: true,
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
          expect: expectSettings,
          testTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        // Calls, commands and the server itself: on a real PostgreSQL.
        test: {
          name: "server",
          include: ["apps/{api,server}/**/*.test.ts"],
          exclude,
          setupFiles,
          restoreMocks: true,
          expect: expectSettings,
          globalSetup: "./apps/server/src/testing/set-up-test-database.ts",
          // Kills, races and faults run against clocks. A second attempt tells what fails now and then; it has failed all the same.
          retry: 1,
          testTimeout: 4 * SLOW_MACHINE_MS,
          hookTimeout: 4 * SLOW_MACHINE_MS,
        },
      },
    ],
  },
});
