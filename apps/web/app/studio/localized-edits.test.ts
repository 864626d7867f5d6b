import { expect, test } from "vitest";
import { localizedEdits, localizedValue } from "./localized-edits.ts";

const draftOf = (fields: Readonly<Record<string, unknown>>) => ({
  things: new Map([["item:1", { thing: "item:1", under: "menu:1", fields }]]),
  pending: new Map(),
});
const NAME = { thing: "item:1", field: "name", own: "en-CA" } as const;

test("studio#draft-changes: a translation is merged into those of the other fields", () => {
  const draft = draftOf({ name: "Soup &amp; bread", localization: { "fr-CA": { description: "Chaude" } } });
  expect(localizedValue(draft, { ...NAME, locale: "en-CA" })).toBe("Soup & bread");
  expect(localizedValue(draft, { ...NAME, locale: "fr-CA" })).toBe("");
  expect(localizedEdits(draft, { ...NAME, locale: "fr-CA" }, "Soupe")).toEqual([
    { thing: "item:1", field: "localization", value: { "fr-CA": { description: "Chaude", name: "Soupe" } } },
  ]);
});

test("The last translation that is emptied removes the field.", () => {
  const draft = draftOf({ name: "Soup", localization: { "fr-CA": { name: "Soupe" } } });
  expect(localizedEdits(draft, { ...NAME, locale: "fr-CA" }, "")).toEqual([
    { thing: "item:1", field: "localization", value: null },
  ]);
});

test("menu#localized-text: a text in the venue's own language is also its translation into that language, if it has one", () => {
  const draft = draftOf({ name: "Soup", localization: { "en-CA": { name: "Hot soup" } } });
  expect(localizedValue(draft, { ...NAME, locale: "en-CA" })).toBe("Hot soup");
  expect(localizedEdits(draft, { ...NAME, locale: "en-CA" }, "Broth")).toEqual([
    { thing: "item:1", field: "name", value: "Broth" },
    { thing: "item:1", field: "localization", value: { "en-CA": { name: "Broth" } } },
  ]);
});
