import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { readRecords, type TableRecord } from "./csv-table.ts";
import type { Thing } from "./foreign-thing.ts";
import { startNotes } from "./notes.ts";
import { isOff, isOn } from "./read-flags.ts";

type Product = { readonly section: string; readonly dish: Thing };

/** Converts Shopify's product export, whose rows with the same handle are one product. */
export const shopify: Converter = {
  name: "shopify",
  describe: "Shopify's product export (CSV): variants are sizes, drafts and archived products are unpublished",
  recognises: ({ text, json }) => json === undefined && hasColumns(text, ["handle", "title", "variant price"]),
  convert: ({ text }, options) =>
    convertProducts(shopifyProducts(readRecords(text)), readRecords(text), SHOPIFY, options),
};

/** Converts WooCommerce's product export, whose variations name their parent. */
export const wooCommerce: Converter = {
  name: "woocommerce",
  describe: "WooCommerce's product export (CSV): variations are sizes, hidden products and drafts are unpublished",
  recognises: ({ text, json }) =>
    json === undefined &&
    (hasColumns(text, ["type", "name", "published", "regular price"]) ||
      hasColumns(text, ["type", "nom", "publié", "tarif régulier"])),
  convert: ({ text }, options) => convertProducts(wooProducts(readRecords(text)), readRecords(text), WOO, options),
};

const SHOPIFY =
  /^(?:handle|title|body \(html\)|type|product category|published|status|variant (?:sku|price)|image src|option\d (?:name|value))$/;
const WOO =
  /^(?:id|type|sku|ugs|name|nom|published|publié|visibility in catalog|visibilité dans le catalogue|(?:short )?description|description courte|in stock\?|en stock ?\?|is featured\?|mis en avant ?\?|regular price|tarif régulier|categories|catégories|images|parent|(?:attribute \d|nom de l.attribut \d).*|valeur\(s\) de l.attribut \d.*)$/;

function hasColumns(text: string, wanted: readonly string[]): boolean {
  const [first] = readRecords(text);
  return first !== undefined && wanted.every((column) => first[column] !== undefined);
}

/** Converts products with prices in dollars, and notes the columns that are lost. */
function convertProducts(
  products: readonly Product[],
  records: readonly TableRecord[],
  known: RegExp,
  options: Parameters<Converter["convert"]>[1],
): ReturnType<Converter["convert"]> {
  const sections = [...Map.groupBy(products, ({ section }) => section)].map(([name, held]) => ({
    name,
    items: held.map(({ dish }) => dish),
  }));
  const converted = convertCatalogue({ sections }, { priceUnit: "major", ...options });
  const filled = new Set(
    records.flatMap((record) => Object.keys(record).filter((key) => record[key] !== "" && !known.test(key))),
  );
  const lost = startNotes();
  if (filled.size > 0) lost.say("columnsLost", [...filled].join(", ").slice(0, 1000));
  return { ...converted, notes: [...lost.list(), ...converted.notes] };
}

function shopifyProducts(records: readonly TableRecord[]): Product[] {
  return [...Map.groupBy(records, (record) => record.handle ?? "").values()].flatMap((rows) => {
    const first = rows.find(({ title }) => title);
    if (!first) return [];
    const variations = rows.flatMap((row) => {
      const name = [1, 2, 3].flatMap((at) => row[`option${at} value`] || []).join(" / ");
      return row["variant price"] ? [{ name, price: row["variant price"], sku: row["variant sku"] }] : [];
    });
    const isHidden = isOff(first.published) || /^(?:draft|archived|unlisted)$/i.test(first.status ?? "");
    const section = first.type || lastOf(first["product category"] ?? "") || "Menu";
    const words = { name: first.title, description: plain(first["body (html)"]), image: first["image src"] };
    const sku = variations.length === 1 ? variations[0]?.sku : "";
    return [{ section, dish: { ...words, sku, hidden: isHidden, variations } }];
  });
}

function wooProducts(records: readonly TableRecord[]): Product[] {
  const isVariation = ({ type }: TableRecord) => /^variation/i.test(type ?? "");
  const byParent = Map.groupBy(records.filter(isVariation), ({ parent }) => parent ?? "");
  return records
    .filter((record) => !isVariation(record))
    .map((record) => {
      const sku = record.sku ?? record.ugs ?? "";
      const own = [...(byParent.get(`id:${record.id}`) ?? []), ...(sku === "" ? [] : (byParent.get(sku) ?? []))];
      const variations = own.map((row) => ({
        name: wooValues(row) || nameOf(row),
        price: priceOf(row),
        sku: row.sku ?? row.ugs,
        ...(isOn(row.published) ? {} : { hidden: true }),
      }));
      const isShown = isOn(record.published) && !/^(?:hidden|search|cach|recherche|masqu)/i.test(visibilityOf(record));
      const categories = record.categories ?? record.catégories ?? "";
      const dish = {
        name: nameOf(record),
        description: plain(record["short description"] || record["description courte"] || record.description),
        image: (record.images ?? "").split(",")[0]?.trim(),
        sku,
        instock: isOff(record["in stock?"] ?? record["en stock ?"]) ? "no" : "yes",
        featured: isOn(record["is featured?"] ?? record["mis en avant ?"]),
        hidden: !isShown,
        price: priceOf(record),
        variations: variations.filter((variation) => !("hidden" in variation)),
      };
      return { section: lastOf(categories.split(",")[0] ?? "") || "Menu", dish };
    });
}

function nameOf(record: TableRecord): string {
  return record.name ?? record.nom ?? "";
}

function priceOf(record: TableRecord): string {
  return record["regular price"] ?? record["tarif régulier"] ?? "";
}

function visibilityOf(record: TableRecord): string {
  return record["visibility in catalog"] ?? record["visibilité dans le catalogue"] ?? "";
}

/** Joins the attribute values that identify a variation. */
function wooValues(record: TableRecord): string {
  const values = Object.entries(record).filter(([key]) =>
    /^(?:attribute \d value|valeur\(s\) de l.attribut \d)/.test(key),
  );
  return values.flatMap(([, value]) => value || []).join(" / ");
}

/** Returns the innermost category of a path such as `Food > Pizza`. */
function lastOf(category: string): string {
  return category.split(">").at(-1)?.trim() ?? "";
}

function plain(markup: string | undefined): string {
  return (markup ?? "")
    .replace(/\\n/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
