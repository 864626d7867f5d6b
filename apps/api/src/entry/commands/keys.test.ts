import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { clock, comptoir, load } = await openCommandLine();
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);

describe("operations#key-commands", () => {
  it("adds a key, which is printed alone and once, lists it without its secret, and removes it by its name", async () => {
    const added = await comptoir("keys", "add", "the-grill", "Till", "orders:read", "menu:read", "--days", "30");
    expect(added.out).toMatch(/^cpt_live_[\w-]{43}\n$/);
    expect(added.err).toBe("This is the key of Till, for orders:read, menu:read. It ends 2026-12-20 12:00.\n");
    const listed = await comptoir("keys", "list", "the-grill");
    expect(listed.out).toBe(
      `Till  ${added.out.slice(0, 13)}…  orders:read menu:read, never used, ends 2026-12-20 12:00\n`,
    );
    expect((await comptoir("keys", "add", "the-grill", "TILL", "orders:read")).err).toBe(
      "The restaurant has a key of this name already.\n",
    );
    expect((await comptoir("keys", "remove", "the-grill", "till")).out).toBe("The key of Till is removed.\n");
    expect((await comptoir("keys", "list", "the-grill")).out).toBe("No other system has a key.\n");
  });
});
