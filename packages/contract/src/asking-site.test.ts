import { describe, expect, test } from "vitest";
import { askingSite } from "./asking-site.ts";

const asked = (headers: Record<string, string>, method = "POST") =>
  askingSite(new Request("http://comptoir.example/locale", { method, headers }));

describe("A change is asked for", () => {
  test("by a page of ours, which its browser says by its origin, or at least that it is the same.", () => {
    expect(asked({ origin: "http://comptoir.example" })).toBe("ours");
    expect(asked({ origin: "https://comptoir.example" })).toBe("ours");
    expect(asked({ "sec-fetch-site": "same-origin" })).toBe("ours");
  });

  test("by a page of another site, also of one that hides which, or of another host of the same domain.", () => {
    expect(asked({ origin: "https://evil.example" })).toBe("another");
    expect(asked({ origin: "http://comptoir.example:8080" })).toBe("another");
    expect(asked({ origin: "null" })).toBe("another");
    expect(asked({ "sec-fetch-site": "cross-site" })).toBe("another");
    expect(asked({ "sec-fetch-site": "same-site" })).toBe("another");
  });

  test("by a program that does not say, and is no page.", () => {
    expect(asked({})).toBe("unsaid");
    expect(asked({ "sec-fetch-site": "none" })).toBe("unsaid");
  });

  test("by no site, when something is only read: every link may.", () => {
    expect(asked({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, "GET")).toBe("ours");
  });
});
