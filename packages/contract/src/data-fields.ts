import { z } from "@hono/zod-openapi";
import { idSchema } from "./wire.ts";

// The fields of menu data: any of them may be absent or null. Nothing is checked again on its way out, so that these say
// what there is, and no more.

export const text = z.string().nullish();
export const texts = z.array(z.string()).nullish();
export const flag = z.boolean().nullish();
export const number = z.number().nullish();
export const numberOrText = z.union([z.number(), z.string()]).nullish();
export const reference = idSchema.nullish();

export const taxRate = z
  .object({ tax1: text, tax2: text })
  .openapi("TaxRate", { example: { tax1: "0.05" } })
  .nullish();

/** Translated words by locale, and by the field that they stand for. */
export const localization = z
  .record(z.string(), z.record(z.string(), text).nullable())
  .openapi("Localization", { example: { "fr-CA": { name: "Poutine classique" } } })
  .nullish();
