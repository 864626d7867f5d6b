import { describe, expect, it } from "vitest";
import { checkKey, KEY_SCOPES, normalizeScopes } from "./api-key.ts";

const NOW = new Date("2026-11-20T17:00:00Z");
const at = (movesMoney: boolean) => ({ now: NOW, movesMoney });

describe("partners#key-refused: a key", () => {
  it.each([null, new Date("2026-11-20T17:00:00.001Z")])("can be used until its end: %s", (endsAt) =>
    expect(checkKey({ mode: "live", endsAt }, at(true))).toBeNull(),
  );

  it("is refused from its end on", () => {
    expect(checkKey({ mode: "live", endsAt: NOW }, at(true))).toBe("ended");
    expect(checkKey({ mode: "test", endsAt: NOW }, at(true))).toBe("ended");
  });

  it("for tests is refused once real money moves; a live key is not refused in the sandbox", () => {
    expect(checkKey({ mode: "test", endsAt: null }, at(false))).toBeNull();
    expect(checkKey({ mode: "test", endsAt: null }, at(true))).toBe("of-test");
    expect(checkKey({ mode: "live", endsAt: null }, at(false))).toBeNull();
  });
});

describe("partners#scopes", () => {
  it("are kept once each, in their sequence", () => {
    expect(normalizeScopes(["menu:read", "orders:write", "menu:read"])).toEqual(["orders:write", "menu:read"]);
    expect(normalizeScopes([...KEY_SCOPES].reverse())).toEqual(KEY_SCOPES);
  });
});
