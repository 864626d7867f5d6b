import { expect, test } from "vitest";
import { formatJsonLd } from "./structured-data.tsx";

test("No word of a venue can leave the JSON-LD block (Promise 42).", () => {
  const hostile = { name: "</script><script>alert(1)</script><!--", note: "a\u2028b&amp;" };
  const text = formatJsonLd(hostile);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
