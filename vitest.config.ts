import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,demo}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    restoreMocks: true,
  },
});
