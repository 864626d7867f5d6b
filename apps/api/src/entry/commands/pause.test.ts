import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { clock, comptoir, load, pool } = await openCommandLine();
await load(GRILL);
clock.set("2026-11-20T17:00:00Z");
const until = async () =>
  (await pool.query("select orders_paused_until as until from restaurants")).rows[0].until?.toISOString() ?? null;

describe("comptoir pause --until", () => {
  it("means a time of the restaurant's day, and tomorrow's once today's is past", async () => {
    const { exit, out } = await comptoir("pause", "the-grill", "--until", "20:30", "--message", "Back soon.");
    expect({ exit, out }).toEqual({ exit: 0, out: "The Grill takes no orders until 20:30.\n" });
    expect(await until()).toBe("2026-11-21T01:30:00.000Z");
    expect((await comptoir("pause", "the-grill", "--until", "9:00")).out).toContain(
      "takes no orders until 9:00 tomorrow, 2026-11-21.",
    );
    expect(await until()).toBe("2026-11-21T14:00:00.000Z");
    expect((await comptoir("pause", "the-grill")).out).toContain("takes no orders for now.");
    expect(await until()).toBeNull();
    expect((await comptoir("resume", "the-grill")).out).toBe("The Grill takes orders.\n");
  });

  it("says what it did not understand", async () => {
    const { exit, err } = await comptoir("pause", "the-grill", "--until", "half past eight");
    expect(exit).toBe(2);
    expect(err).toContain("--until");
  });
});
