import { describe, expect, test } from "vitest";
import { isFromOurOwnPages } from "./same-origin.ts";

function aRequest(method: string, headers: Record<string, string>) {
  return new Request("http://comptoir.example/locale", { method, headers });
}

describe("the site's actions", () => {
  test("A form of our own pages is taken.", () => {
    expect(isFromOurOwnPages(aRequest("POST", { origin: "http://comptoir.example" }))).toBe(true);
    expect(isFromOurOwnPages(aRequest("POST", { "sec-fetch-site": "same-origin" }))).toBe(true);
  });

  test("A form of another site is refused, as is one that does not say where it comes from.", () => {
    expect(isFromOurOwnPages(aRequest("POST", { origin: "https://evil.example" }))).toBe(false);
    expect(isFromOurOwnPages(aRequest("POST", { origin: "null" }))).toBe(false);
    expect(isFromOurOwnPages(aRequest("POST", { "sec-fetch-site": "cross-site" }))).toBe(false);
    expect(isFromOurOwnPages(aRequest("POST", {}))).toBe(false);
  });

  test("Reading a page is open to every link.", () => {
    expect(isFromOurOwnPages(aRequest("GET", { origin: "https://evil.example" }))).toBe(true);
  });
});
