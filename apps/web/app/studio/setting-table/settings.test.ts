import { readFileSync } from "node:fs";
import { RESTAURANT_WORDS } from "@comptoir/ordering";
import { fieldsOfKind, fieldsWithin } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import type { Control } from "./controls.ts";
import { NOT_HERE } from "./not-here.ts";
import { SETTINGS } from "./settings.ts";

const fieldsOf = (thing: string) => SETTINGS.filter((setting) => setting.thing === thing).map(({ field }) => field);

describe("studio#venue-settings: every setting has its place", () => {
  test.each(["restaurant", "contact", "loyalty"] as const)(
    "each field of %s is a setting once, or says why not",
    (thing) => {
      const left = thing === "restaurant" ? Object.keys(NOT_HERE) : [];
      expect([...fieldsOf(thing), ...left].sort()).toEqual([...fieldsOfKind(thing)].sort());
    },
  );

  test.each(SETTINGS.map((setting) => [setting.field, setting] as const))(
    "%s has a control for each of its fields",
    (_name, { thing, field, control }) => checkFields(thing, field.split("."), control),
  );

  test("each text that a restaurant can have in another language is among its translations", () => {
    const control = SETTINGS.find(({ field }) => field === "localization")?.control;
    const names = control?.kind === "translations" ? control.fields.map(({ name }) => name) : [];
    expect([...names].sort()).toEqual(["name", "display_name", "description", ...RESTAURANT_WORDS].sort());
  });

  test("The reasons of those that are elsewhere are in the reference.", () => {
    const page = readFileSync(new URL("../../../../../docs/reference/studio.md", import.meta.url), "utf8");
    const [, said = ""] = page.split('id="settings-not-here"');
    for (const field of Object.keys(NOT_HERE)) expect(said, field).toContain(`\`${field}\``);
  });
});

/** Compares the fields of groups with the schema, at any depth. */
function checkFields(thing: "restaurant" | "contact" | "loyalty", path: readonly string[], control: Control): void {
  if (control.kind === "list") checkFields(thing, [...path, "[]"], control.entry);
  if (control.kind !== "group") {
    expect(fieldsWithin(thing, control.kind === "list" ? [...path, "[]", "[]"] : path), path.join(".")).toEqual([]);
    return;
  }
  const names = control.fields.map(({ name }) => name);
  // Words of any shape have no fields in the schema.
  if (path.at(-1) !== "confirmation_screen_customization") {
    expect([...names].sort(), path.join(".")).toEqual([...fieldsWithin(thing, path)].sort());
  }
  for (const field of control.fields) checkFields(thing, [...path, field.name], field.control);
}
