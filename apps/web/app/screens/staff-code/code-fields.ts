import { type LocalMoment, ORDER_TYPES } from "@comptoir/ordering";

/** The fields of the form, as they are typed. `unit`: of the value, percent or dollars. */
export const CODE_FIELDS = [
  "code",
  "name",
  "name_fr",
  "value",
  "unit",
  "starts_at",
  "ends_at",
  "max_uses",
  "max_uses_per_person",
  "minimum_order_amount",
] as const;

export type TypedCode = Readonly<Record<(typeof CODE_FIELDS)[number], string>>;

type Discount = Readonly<Record<string, unknown>>;

/** The languages' names that the form does not show are kept. */
const FRENCH = "fr-CA";

/**
 * Returns a typed code with the fields of the venue file, for the API to check. Of `before`, the published code, the names in
 * other languages stay. studio#codes.
 */
export function discountOfTyped(typed: TypedCode, types: readonly string[], before: Discount = {}): Discount {
  const { code, name, name_fr: french, value, unit, starts_at: starts, ends_at: ends } = typed;
  const { [FRENCH]: _french, ...others } = localizationOf(before);
  const localization = { ...others, ...(french === "" ? {} : { [FRENCH]: { name: french } }) };
  const fields = {
    code,
    name,
    value: value === "" ? "" : `${decimalOf(value)}${unit === "$" ? "$" : "%"}`,
    starts_at: starts,
    ends_at: ends,
    max_uses: numberOf(typed.max_uses),
    max_uses_per_person: numberOf(typed.max_uses_per_person),
    minimum_order_amount: decimalOf(typed.minimum_order_amount),
    order_types: ORDER_TYPES.filter((type) => types.includes(type)),
    localization,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, each]) => !isEmpty(each)));
}

/** Returns the fields of the form for a code. `localOf` converts an instant to the venue's clock. */
export function typedOfDiscount(discount: Discount, localOf: (instantMs: number) => LocalMoment): TypedCode {
  const text = (name: string) => (discount[name] == null ? "" : String(discount[name]));
  const clock = (name: string) => {
    const instant = text(name);
    if (instant === "") return "";
    const { date, minutes } = localOf(Date.parse(instant));
    const two = (part: number) => String(part).padStart(2, "0");
    return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  };
  const value = text("value");
  const { [FRENCH]: french } = localizationOf(discount);
  return {
    code: text("code"),
    name: text("name"),
    name_fr: french?.name ?? "",
    value: value.replace(/[%$]$/, ""),
    unit: value.endsWith("$") ? "$" : "%",
    starts_at: clock("starts_at"),
    ends_at: clock("ends_at"),
    max_uses: text("max_uses"),
    max_uses_per_person: text("max_uses_per_person"),
    minimum_order_amount: text("minimum_order_amount"),
  };
}

/**
 * Returns the times of a code that the form shows unchanged as they were, to the second: the form has minutes, and one hour
 * of the year twice.
 */
export function keptTimes(typed: TypedCode, shown: TypedCode, before: Discount): Discount {
  const kept = (["starts_at", "ends_at"] as const).filter(
    (name) => before[name] != null && typed[name] === shown[name],
  );
  return Object.fromEntries(kept.map((name) => [name, before[name]]));
}

/** The order types for which a code is; none stands for all. */
export function typesOfDiscount({ order_types: types }: Discount): readonly string[] {
  return Array.isArray(types) ? types.map(String) : [];
}

function localizationOf({ localization }: Discount): Readonly<Record<string, { readonly name?: string } | undefined>> {
  return typeof localization === "object" && localization !== null ? { ...localization } : {};
}

/** A number as it is typed in English or French: `1 000,50`. */
export function decimalOf(text: string): string {
  return text.replace(/[\s\u00a0\u202f$%]/g, "").replace(",", ".");
}

/** A whole number; another text stays, so that the API says what is wrong with it. */
function numberOf(text: string): number | string {
  return /^\d{1,12}$/.test(text) ? Number(text) : text;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === "";
}
