import { type FieldRefusal, formatCents, formatRate, parseCents, type TipChoices } from "@comptoir/ordering";
import type { OrderTerms } from "../../../cart/order-terms.ts";

/** The tip as the diner picks it; `own` is an amount as it was typed. */
export type TipPick =
  | { readonly kind: "none" }
  | { readonly kind: "percentage"; readonly percentage: string }
  | { readonly kind: "own"; readonly typed: string };

/** The tip that is picked before the diner has touched it: only where the venue and the law let it be. law#tips. */
export function preselectedTip(tips: TipChoices | null): TipPick | null {
  if (tips?.preselected === "no-tip") return { kind: "none" };
  const preselected = tips?.preselected == null ? undefined : tips.percentages[tips.preselected];
  return preselected ? { kind: "percentage", percentage: formatRate(preselected) } : null;
}

/** The pick of a tip that was given before; one of a percentage that is not offered any more is left to be picked anew. */
export function pickOfTip(tip: OrderTerms["tip"], tips: TipChoices | null): TipPick | null {
  if (tip === null) return { kind: "none" };
  if (tip.type !== "percentage") return { kind: "own", typed: String(tip.amount ?? "") };
  const known = tips?.percentages.map(formatRate).find((text) => Number(text) === Number(tip.percentageValue));
  return known === undefined ? preselectedTip(tips) : { kind: "percentage", percentage: known };
}

/** The tip as the costs take it; null for none, and for an amount that cannot be read yet. bill#costs. */
export function tipOfPick(pick: TipPick | null): OrderTerms["tip"] {
  if (pick === null || pick.kind === "none") return null;
  if (pick.kind === "percentage") return { type: "percentage", percentageValue: pick.percentage };
  const cents = readTypedAmount(pick.typed);
  return cents === null ? null : { type: "dollar", amount: formatCents(cents) };
}

/** An own amount must be there and be one. checkout#form-messages. */
export function checkTip(pick: TipPick | null): FieldRefusal[] {
  if (pick?.kind !== "own") return [];
  if (pick.typed.trim() === "") return [{ field: "tip", rule: "required" }];
  return readTypedAmount(pick.typed) === null ? [{ field: "tip", rule: "numeric" }] : [];
}

/** Reads an amount as people of both languages type it: `5`, `5.50`, `5,50 $`. A negative one counts without its sign. */
export function readTypedAmount(typed: string): ReturnType<typeof parseCents> {
  return parseCents(typed.replace(/^[\s$]*[-−]|[\s$]/g, "").replace(",", "."));
}

/** A pick as a tab kept it; null for what is none. */
export function keptTip(kept: unknown): TipPick | null {
  const { kind, percentage, typed } = (kept ?? {}) as { kind?: unknown; percentage?: unknown; typed?: unknown };
  if (kind === "none") return { kind };
  if (kind === "percentage" && typeof percentage === "string") return { kind, percentage };
  return kind === "own" && typeof typed === "string" ? { kind, typed: typed.slice(0, 20) } : null;
}
