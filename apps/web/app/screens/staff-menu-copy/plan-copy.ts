import type { VenueThingData } from "@comptoir/contract";
import { type Locale, type LocalizationData, parsePicturePath, type TaxRateData } from "@comptoir/ordering";
import type { Edits } from "../../studio/draft-context.tsx";
import type { DraftState } from "../../studio/draft-store.ts";
import { newThing } from "../../studio/new-thing.ts";
import { rulesOverThing } from "../../studio/price-rules.ts";
import { childrenOf } from "../staff-menu/menu-tree.ts";

type Draft = Pick<DraftState, "things" | "pending">;

/** The menu of another restaurant, as the server answers it. */
export type OtherMenu = {
  readonly name: string;
  readonly locale: Locale;
  readonly things: readonly VenueThingData[];
};

/** What the own restaurant has of that to which copied fields refer. */
export type OwnFacts = {
  readonly locale: Locale;
  readonly stations: ReadonlySet<string>;
  /** The tax rates of the restaurant itself, by tax, in any of its periods. */
  readonly rates: readonly TaxRateData[];
};

/** What copying brings, and what it leaves behind. studio#copy-from. */
export type CopyPlan = {
  readonly edits: Edits;
  readonly sections: number;
  readonly dishes: number;
  readonly groups: number;
  readonly options: number;
  readonly prices: number;
  /** The uploaded pictures, which are copied first. */
  readonly pictures: readonly string[];
  /** Dishes that rules price or close there. */
  readonly ruled: number;
  readonly stations: readonly string[];
  /** Things whose own tax rate does not come. */
  readonly taxed: number;
  /** Things whose texts are in the other restaurant's language only. */
  readonly untranslated: number;
};

/** Maximum number of fields in one act: the browser keeps them until the server has them. */
export const COPIED_FIELDS_MAX = 30_000;

/** A thing to copy, and the thing of the own draft that it is put in. */
export type CopiedThing = { readonly thing: string; readonly under: string };

/** Fields that a copy has anew, or that a draft does not change. */
const LEFT: ReadonlySet<string> = new Set(["id", "slug", "published_at", "sold_out", "localization"]);
const KINDS = { section: "sections", item: "dishes", option_group: "groups", option_value: "options" } as const;

/** Returns another restaurant's menu in the form of a draft. */
export function draftOf({ things }: OtherMenu): Draft {
  return { things: new Map(things.map((thing) => [thing.thing, thing])), pending: new Map() };
}

/**
 * Plans the edits that copy things of another restaurant, with all within them, under new ids. Price rules, and stations and tax
 * rates that the own restaurant has not, do not come. studio#copy-from.
 */
export function planCopy(other: OtherMenu, chosen: readonly CopiedThing[], own: OwnFacts): CopyPlan {
  const draft = draftOf(other);
  const within = childrenOf(draft);
  const edits: { thing: string; field: string; value: unknown }[] = [];
  const counts = { sections: 0, dishes: 0, groups: 0, options: 0, prices: 0, ruled: 0, taxed: 0, untranslated: 0 };
  const pictures = new Set<string>();
  const stations = new Set<string>();
  const copy = (source: string, under: string, isRoot: boolean) => {
    const kind = source.split(":", 1)[0] ?? "";
    const fields = draft.things.get(source)?.fields ?? {};
    const thing = newThing(kind);
    counts[KINDS[kind as keyof typeof KINDS]] += 1;
    if (fields.price != null) counts.prices += 1;
    if (kind === "item" && rulesOverThing(draft, source).length > 0) counts.ruled += 1;
    const { texts, isUntranslated } = translate(fields, other.locale, own.locale);
    if (isUntranslated) counts.untranslated += 1;
    edits.push({ thing, field: "under", value: under });
    for (const [field, value] of Object.entries({ ...fields, ...texts })) {
      if (value == null || (LEFT.has(field) && !(field in texts)) || (field === "order" && isRoot)) continue;
      if (field === "station" && !own.stations.has(String(value))) {
        stations.add(String(value));
      } else if (field === "tax_rate" && !isKnownRate(value as TaxRateData, own.rates)) {
        counts.taxed += 1;
      } else {
        if (isUploaded(value)) pictures.add(value);
        edits.push({ thing, field, value });
      }
    }
    for (const child of within.get(source) ?? []) copy(child, thing, false);
  };
  for (const { thing, under } of chosen) copy(thing, under, true);
  return { ...counts, edits, pictures: [...pictures], stations: [...stations] };
}

/** Returns edits with the copies of the uploaded pictures; a picture without a copy is left out. */
export function withPictures(edits: Edits, copies: ReadonlyMap<string, string | null>): Edits {
  return edits.flatMap((edit) => {
    if (!isUploaded(edit.value)) return [edit];
    const copy = copies.get(edit.value) ?? null;
    return copy === null ? [] : [{ ...edit, value: copy }];
  });
}

function isUploaded(value: unknown): value is string {
  return typeof value === "string" && parsePicturePath(value) !== null;
}

/** A rate of zero is a rate everywhere. bill#whose-rate. */
function isKnownRate(rate: TaxRateData, known: readonly TaxRateData[]): boolean {
  return (["tax1", "tax2"] as const).every((tax) => {
    const value = Number(rate[tax] ?? 0);
    return value === 0 || known.some((one) => Number(one[tax] ?? 0) === value);
  });
}

/**
 * Returns a thing's texts for a restaurant whose own language is another one: its texts in that language become its own, and the
 * others a translation. A text without a translation stays as it is. menu#localized-text.
 */
function translate(fields: Readonly<Record<string, unknown>>, from: Locale, to: Locale) {
  const words = (fields.localization ?? {}) as LocalizationData;
  const isSame = from === to;
  const short = to.slice(0, 2) as keyof LocalizationData;
  const found = { ...words[short], ...words[to] } as Readonly<Record<string, string>>;
  if (isSame || Object.keys(found).length === 0) {
    const isUntranslated = !isSame && typeof fields.name === "string";
    return { texts: fields.localization == null ? {} : { localization: fields.localization }, isUntranslated };
  }
  const before = Object.fromEntries(
    Object.keys(found).flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]]])),
  );
  const { [to]: _to, [short]: _short, ...others } = words as Record<string, unknown>;
  return { texts: { ...found, localization: { ...others, [from]: before } }, isUntranslated: false };
}
