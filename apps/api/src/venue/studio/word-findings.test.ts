import { readFileSync } from "node:fs";
import { LOCALES } from "@comptoir/messages";
import { type Fault, parseVenueFile, readField, type Warning } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { wordFault, wordWarning } from "./word-findings.ts";

const WHOLE = JSON.parse(
  readFileSync(new URL("../../../../../packages/venue-file/src/testing/every-field.json", import.meta.url), "utf8"),
) as object;
const BROKEN = [{}, [], -1, 1e12, " ", "w\u00f6rd/?", "x".repeat(10_001), "a\u0007", "2099-12-31", null];
const OPTIONS = { importedAt: "2026-11-20T12:00:00.000Z" };

/** Finds everything that is wrong with a venue file in which each value is replaced. */
function findingsOf(broken: unknown): { readonly faults: readonly Fault[]; readonly warnings: readonly Warning[] } {
  const text = JSON.stringify(WHOLE, (_key, value: unknown) =>
    typeof value === "object" && value !== null ? value : broken,
  );
  const parsed = parseVenueFile(text, OPTIONS);
  return "faults" in parsed ? { faults: parsed.faults, warnings: [] } : { faults: [], warnings: parsed.warnings };
}

describe("studio#findings: what is wrong is said in the language of the page", () => {
  test.each(BROKEN.map((broken) => [JSON.stringify(broken)?.slice(0, 20), broken]))(
    "Every fault and warning of a file with %s everywhere has words in both languages.",
    (_name, broken) => {
      const { faults, warnings } = findingsOf(broken);
      for (const fault of faults) {
        const [english, french] = LOCALES.map((locale) => wordFault(fault, locale));
        expect(fault.reason, fault.wrong).toBeDefined();
        expect(french, fault.path).not.toBe(english);
        expect(french, fault.path).not.toMatch(/\b(?:expected|such as|undefined|object)\b/);
      }
      for (const warning of warnings) {
        const [english, french] = LOCALES.map((locale) => wordWarning(warning, locale));
        expect(warning.reason, warning.message).toBeDefined();
        expect(french, warning.path).not.toBe(english);
      }
    },
  );

  test("A missing translation names the language and the texts in words.", () => {
    const reason: Warning["reason"] = {
      key: "missingWords",
      values: ["French", "fr-CA", "name, service_charge_label"],
    };
    const said = (locale: "en-CA" | "fr-CA") => wordWarning({ path: "menus[0]", message: "x", reason }, locale);
    expect(said("en-CA")).toBe("French is missing: Name, Name of the service charge.");
    expect(said("fr-CA")).toBe("Il manque le fran\u00e7ais\u00a0: Nom, Nom des frais de service.");
  });

  test("A rate that is a percentage is explained.", () => {
    const read = readField("restaurant", "tax_rate", { tax1: "13" }, { ...OPTIONS, zone: "America/Toronto" });
    const [fault] = "faults" in read ? read.faults : [];
    expect(fault && wordFault(fault, "fr-CA")).toBe(
      '"13" ne convient pas ici. Entrez un taux inf\u00e9rieur \u00e0 1\u00a0: 13\u00a0% s\u2019\u00e9crit 0.13.',
    );
  });
});
