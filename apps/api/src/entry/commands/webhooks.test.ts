import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { clock, comptoir, load } = await openCommandLine();
await load(GRILL);
clock.set("2026-11-20T17:00:00Z");

describe("operations#webhook-commands", () => {
  it("add, list, turn off and on, replace the secret of, replay and remove an endpoint", async () => {
    const added = await comptoir(
      "webhooks",
      "add",
      "the-grill",
      "Till",
      "https://till.example/",
      "--types",
      "order.placed",
    );
    expect(added.out).toMatch(/^whsec_[\w+/]{32}\n$/);
    expect((await comptoir("webhooks", "list", "the-grill")).out).toMatch(
      /^Till {2}[0-9a-f-]{36} {2}https:\/\/till\.example\/ {2}on, order\.placed\n$/,
    );
    expect((await comptoir("webhooks", "off", "the-grill", "Till")).out).toBe("Till is off.\n");
    const span = ["--from", "2026-11-20T16:00:00Z", "--to", "2026-11-20T18:00:00Z"];
    expect((await comptoir("webhooks", "replay", "the-grill", "Till", ...span)).err).toContain("is off");
    expect((await comptoir("webhooks", "on", "the-grill", "Till")).out).toBe("Till is on.\n");
    expect((await comptoir("webhooks", "replay", "the-grill", "Till", ...span)).out).toBe("0 events sent again.\n");
    const { out } = await comptoir("webhooks", "secret", "the-grill", "Till", "--now");
    expect(out).toMatch(/^whsec_/);
    expect(out).not.toBe(added.out);
    expect((await comptoir("webhooks", "remove", "the-grill", "Till")).out).toBe("Till is removed.\n");
    expect((await comptoir("webhooks", "list", "the-grill")).out).toBe("No endpoints.\n");
  });

  it.each([
    [["add", "the-grill", "Till", "http://till.example/"], "has to begin with https"],
    [["add", "the-grill", "Till", "https://10.0.0.1/"], "private network"],
    [["add", "the-grill", "Till", "https://till.example/", "--types", "order.eaten"], 'no events "order.eaten"'],
    [["off", "the-grill", "Till"], 'no endpoint "Till"'],
  ])("refuse in one line: %j", async (argv, words) => {
    const { exit, err } = await comptoir("webhooks", ...argv);
    expect(exit).toBeGreaterThan(0);
    expect(err).toContain(words);
  });
});
