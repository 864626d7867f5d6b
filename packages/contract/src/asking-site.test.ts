import { describe, expect, test } from "vitest";
import { askingSite } from "./asking-site.ts";

const asked = (headers: Record<string, string>, method = "POST") =>
  askingSite(new Request("http://comptoir.example/locale", { method, headers }));

describe("A change is requested", () => {
  test("by a page of this site, by its origin or a same-origin header.", () => {
    expect(asked({ origin: "http://comptoir.example" })).toBe("ours");
    expect(asked({ origin: "https://comptoir.example" })).toBe("ours");
    expect(asked({ "sec-fetch-site": "same-origin" })).toBe("ours");
  });

  test("by a page of another site, also with a hidden origin, or of another host of the same domain.", () => {
    expect(asked({ origin: "https://evil.example" })).toBe("another");
    expect(asked({ origin: "http://comptoir.example:8080" })).toBe("another");
    expect(asked({ origin: "null" })).toBe("another");
    expect(asked({ "sec-fetch-site": "cross-site" })).toBe("another");
    expect(asked({ "sec-fetch-site": "same-site" })).toBe("another");
  });

  test("by a program, which sends neither header.", () => {
    expect(asked({})).toBe("unsaid");
    expect(asked({ "sec-fetch-site": "none" })).toBe("unsaid");
  });

  test("by no particular site if it only reads, because any link may do that.", () => {
    expect(asked({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, "GET")).toBe("ours");
  });
});
