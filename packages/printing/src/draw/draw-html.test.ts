import { expect, test } from "vitest";
import type { PrintDocument } from "../index.ts";
import { SAMPLES } from "../testing/sample-documents.ts";
import { drawHtml } from "./index.ts";

const sample = (name: string) => SAMPLES[name] as PrintDocument;

test("printing#print-page: Each document is a page of the paper's width, in its language, without a script.", () => {
  const page = drawHtml([sample("delivery-58-fr"), sample("order-80-en")]);
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain("<title>Commande 107</title>");
  expect(page.match(/<section class="mm\d+">/g)).toEqual(['<section class="mm58">', '<section class="mm80">']);
  expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
});

test("printing#print-page: A guest's text is text.", () => {
  const rows = [{ kind: "text", text: '<script>alert("1")</script>\u0007 & \ud800' }] as const;
  const page = drawHtml([{ ...sample("order-80-en"), title: "</title><script>", rows }]);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("\u0007");
  expect(page.isWellFormed()).toBe(true);
});
