import { sayJsonBreak, scanJson } from "@comptoir/venue-file";
import { catalogue } from "./catalogue.ts";
import type { Converted, Converter, ConverterInput, ConvertOptions, MenuCount } from "./converter.ts";
import { csvMenu } from "./csv-menu.ts";
import { type TableFault, tableFault } from "./csv-table.ts";
import { decodeForeignText, kindOfBytes, type NoText } from "./decode-foreign-text.ts";
import { deliveryPlatform } from "./delivery-platform.ts";
import { schoolMenu } from "./school-menu.ts";
import { shopify, wooCommerce } from "./shop-exports.ts";
import { square } from "./square.ts";
import { uberEats } from "./uber-eats.ts";

/** The converters, most specific first. The first that recognises a file converts it. */
export const CONVERTERS: readonly Converter[] = [
  schoolMenu,
  deliveryPlatform,
  square,
  uberEats,
  catalogue,
  shopify,
  wooCommerce,
  csvMenu,
];

/** A converted file with the name of its converter, or the reason for a refusal. */
export type ConvertedMenuFile =
  | (Converted & { readonly converter: string })
  | { readonly refused: "unreadable-file" | "unknown-shape" | "unknown-converter" | "unsaid-price-unit" | NoText }
  /** Malformed or truncated JSON at a position. */
  | { readonly refused: "broken-json"; readonly at: string }
  | TableFault
  | { readonly refused: "lost-prices" | "lost-options"; readonly found: number };

/**
 * Converts another system's menu file to a valid venue file, by the named converter or the first that
 * recognises it. The input is untrusted, so its size, depth and keys are limited.
 */
export function convertMenuFile(
  file: string | Uint8Array,
  options: ConvertOptions & { readonly converter?: string } = {},
): ConvertedMenuFile {
  const kind = typeof file === "string" ? null : kindOfBytes(file);
  if (kind !== null) return { refused: kind };
  const decoded = decodeForeignText(file);
  if (decoded === null) return { refused: "unreadable-file" };
  const scan = scanJson(decoded.text);
  if (scan.exceeds !== null || scan.forbidden.length > 0) return { refused: "unreadable-file" };
  const input: ConverterInput = { text: decoded.text, json: parseOrNothing(decoded.text) };
  const { converter: name, ...rest } = options;
  const named = CONVERTERS.find((one) => one.name === name);
  if (name !== undefined && !named) return { refused: "unknown-converter" };
  const converter = named ?? CONVERTERS.find((one) => one.recognises(input));
  const isBroken = input.json === undefined && /^\s*[[{]/.test(decoded.text);
  if (isBroken && converter !== csvMenu) return { refused: "broken-json", at: sayJsonBreak(decoded.text) };
  const fault = input.json === undefined && (!converter || converter === csvMenu) ? tableFault(input.text) : null;
  if (fault !== null) return fault;
  if (!converter) return { refused: "unknown-shape" };
  const converted = converter.convert(input, rest);
  if (!converted.isUnitSaid) return { refused: "unsaid-price-unit" };
  return (
    checkCount(converted.count, rest) ?? {
      ...converted,
      notes: [...decoded.notes, ...converted.notes],
      converter: converter.name,
    }
  );
}

/** Refuses a menu that lost all its prices or all its options, because its format was not understood. */
function checkCount({ prices, options }: MenuCount, { price }: ConvertOptions) {
  if (prices.found > 0 && prices.taken === 0 && price === undefined) {
    return { refused: "lost-prices", found: prices.found } as const;
  }
  return options.found > 0 && options.taken === 0 ? ({ refused: "lost-options", found: options.found } as const) : null;
}

/** Matches fields that would shadow `toString` or `valueOf`, also with escapes. */
const NEVER_MEANT = /toString|valueOf|\\u/;

function parseOrNothing(text: string): unknown {
  const keep = (key: string, value: unknown) => (key === "toString" || key === "valueOf" ? undefined : value);
  try {
    return JSON.parse(text, NEVER_MEANT.test(text) ? keep : undefined);
  } catch {
    return undefined;
  }
}
