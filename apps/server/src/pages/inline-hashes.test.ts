import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline } from "./inline-hashes.ts";

const NONCE = "dGhlIG5vbmNlIG9mIGEgcGFnZQ==";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("Inline scripts and styles with the page's nonce are allowed by their hashes, and the nonce is removed.", () => {
  const page = `<style nonce="${NONCE}">p{color:red}</style><script type="module" nonce="${NONCE}" async="">go(1 < 2)</script>`;
  const { text, inline } = hashInline(page, NONCE);
  expect(text).toBe('<style>p{color:red}</style><script type="module" async="">go(1 < 2)</script>');
  expect(inline).toEqual({ script: [hashOf("go(1 < 2)")], style: [hashOf("p{color:red}")] });
});

test("An injected script is not allowed.", () => {
  const smuggled = `<p>Soup</p><script>steal()</script><script nonce="guessed">steal()</script><style>a{}</style>`;
  expect(hashInline(smuggled, NONCE).inline).toEqual({ script: [], style: [] });
});

test("External and non-executable scripts need no hash.", () => {
  const page = `<script nonce="${NONCE}" src="/assets/a.js"></script><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><script type="application/ld+json" nonce="${NONCE}">{}</script>`;
  expect(hashInline(page, NONCE).inline).toEqual({ script: [], style: [] });
});

test("A page with the nonce anywhere else throws.", () => {
  expect(() => hashInline(`<p>${NONCE}</p>`, NONCE)).toThrow("nonce");
});
