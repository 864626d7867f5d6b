import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/build/**"];

export default defineConfig({
  test: {
    projects: [
      {
        // Rules and data: nothing but themselves.
        test: {
          name: "rules",
          include: ["{packages,demo,scripts}/**/*.test.ts", "*.test.ts"],
          exclude,
          restoreMocks: true,
        },
      },
      {
        // Screens: no database either.
        test: { name: "web", include: ["apps/web/**/*.test.{ts,tsx}"], exclude, restoreMocks: true },
      },
      {
        // Calls, commands and the server itself: on a real PostgreSQL.
        test: {
          name: "server",
          include: ["apps/{api,server}/**/*.test.ts"],
          exclude,
          restoreMocks: true,
          globalSetup: "./apps/server/src/testing/set-up-test-database.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
