import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline } from "./inline-hashes.ts";

const NONCE = "dGhlIG5vbmNlIG9mIGEgcGFnZQ==";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("Inline scripts and styles that carry the page's nonce are allowed by their hashes, and the nonce is gone.", () => {
  const page = `<style nonce="${NONCE}">p{color:red}</style><script type="module" nonce="${NONCE}" async="">go(1 < 2)</script>`;
  const { text, inline } = hashInline(page, NONCE);
  expect(text).toBe('<style>p{color:red}</style><script type="module" async="">go(1 < 2)</script>');
  expect(inline).toEqual({ script: [hashOf("go(1 < 2)")], style: [hashOf("p{color:red}")] });
});

test("A script that somebody smuggled into the page is not allowed.", () => {
  const smuggled = `<p>Soup</p><script>steal()</script><script nonce="guessed">steal()</script><style>a{}</style>`;
  expect(hashInline(smuggled, NONCE).inline).toEqual({ script: [], style: [] });
});

test("What is fetched, or is no script, needs no hash.", () => {
  const page = `<script nonce="${NONCE}" src="/assets/a.js"></script><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><script type="application/ld+json" nonce="${NONCE}">{}</script>`;
  expect(hashInline(page, NONCE).inline).toEqual({ script: [], style: [] });
});

test("A page that says its nonce anywhere else is a mistake of ours.", () => {
  expect(() => hashInline(`<p>${NONCE}</p>`, NONCE)).toThrow("nonce");
});
