import { describe, expect, test } from "vitest";
import { loginPath, readBack, saysWhereto } from "./login-path.ts";

/** Values that a browser resolves to another site or that inject a header, even where the URL rules differ. */
const ELSEWHERE = [
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "\\\\evil.example",
  " //evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "grill",
  "/grill\r\nSet-Cookie: a=b",
  "/\t/evil.example",
  "",
];

describe("people#expired: the page that a sign-in returns to", () => {
  test.each(ELSEWHERE)("is never another site: %j", (back) => {
    expect(readBack(back)).toBeNull();
    expect(saysWhereto(new URLSearchParams({ back }))).toBe(false);
  });

  test("is the previous page, with its query", () => {
    for (const path of [
      "/grill/checkout?takeout=true&time=18:15",
      "/grill?next=//evil.example",
      "/profile/receipts#last",
    ]) {
      expect(readBack(path)).toBe(path);
      expect(readBack(new URLSearchParams(loginPath(path).split("?")[1]).get("back"))).toBe(path);
    }
  });
});
