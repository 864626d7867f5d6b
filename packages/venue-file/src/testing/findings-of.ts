import { parseVenueFile } from "../parse-venue-file.ts";
import { formatFault, formatWarning } from "../reading/findings.ts";

export const TAXED = {
  name: "A",
  slug: "a",
  province: "ON",
  payment_processor: "sandbox",
  tax_rate: { tax1: "0.13" },
  hasDiscounts: true,
  membership_program: true,
};

/** Returns the faults of a file, else its warnings. The file is `TAXED` with the given settings and parts. */
export function findingsOf(restaurant: object, parts: object = {}): string[] {
  const menus = [{ name: "M", items: [{ name: "Soup", price: "8.00" }] }];
  const text = JSON.stringify({ restaurant: { ...TAXED, ...restaurant }, menus, ...parts });
  const parsed = parseVenueFile(text, { importedAt: "2026-11-20T12:00:00.000Z" });
  return "faults" in parsed ? parsed.faults.map(formatFault) : parsed.warnings.map(formatWarning);
}

/** Returns the parts of a file with one dish on one menu. */
export const dish = (item: object, menu: object = {}) => ({
  menus: [{ ...menu, items: [{ name: "Soup", price: "8.00", ...item }] }],
});
