import { expect, test } from "vitest";
import { type DescribedThing, isKeptAddress, writeThing } from "./described-thing.ts";

test("No text of a venue can close the JSON-LD block (Promise 42).", () => {
  const hostile: DescribedThing = {
    "@context": "https://schema.org",
    "@type": "Thing",
    name: "</script><script>alert(1)</script><!--",
    description: "a\u2028b&amp;",
  };
  const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(writeThing(hostile)) ?? [];
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(hostile);
});

test("A page's address is indexable in any language, but not with a visit's parameters.", () => {
  expect(["", "?locale=fr-CA", "?tableNum=12", "?locale=fr-CA&q=soup"].map(isKeptAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
