import { type FieldRefusal, formatCents, formatRate, parseCents, type TipChoices } from "@comptoir/ordering";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";

/** The diner's choice of a tip; `own` holds a custom amount as typed. */
export type TipPick =
  | { readonly kind: "none" }
  | { readonly kind: "percentage"; readonly percentage: string }
  | { readonly kind: "own"; readonly typed: string };

/** Returns the tip that the venue preselects; null if it preselects none, or the law forbids preselection. law#tips. */
function preselectedTip(tips: TipChoices | null): TipPick | null {
  if (tips?.preselected === "no-tip") return { kind: "none" };
  const preselected = tips?.preselected == null ? undefined : tips.percentages[tips.preselected];
  return preselected ? { kind: "percentage", percentage: formatRate(preselected) } : null;
}

/** Returns the pick for the tip of an earlier order; null if its percentage is no longer offered. */
function pickOfTip(tip: OrderTerms["tip"], tips: TipChoices | null): TipPick | null {
  if (tip === null) return { kind: "none" };
  if (tip.type !== "percentage") return { kind: "own", typed: String(tip.amount ?? "") };
  const known = tips?.percentages.map(formatRate).find((text) => Number(text) === Number(tip.percentageValue));
  return known === undefined ? null : { kind: "percentage", percentage: known };
}

/** `isSuggested`: the venue has preselected the tip, and the diner has not picked one yet. law#tips. */
export type Tip = { readonly tip: TipPick | null; readonly isSuggested?: boolean };

/** Returns the initial tip: that of the order to change, else the preselected one. */
export function freshTip({ tips, toChange }: Pick<CheckoutSetup, "tips" | "toChange">): Tip {
  const earlier = toChange && pickOfTip(toChange.terms.tip, tips);
  if (earlier) return { tip: earlier, isSuggested: false };
  const tip = preselectedTip(tips);
  return { tip, isSuggested: tip !== null && !tips?.isOwnDefault };
}

/** Converts a pick to the tip of the cart's terms; null for no tip, and for text that is not an amount. bill#costs. */
export function tipOfPick(pick: TipPick | null): OrderTerms["tip"] {
  if (pick === null || pick.kind === "none") return null;
  if (pick.kind === "percentage") return { type: "percentage", percentageValue: pick.percentage };
  const cents = readTypedAmount(pick.typed);
  return cents === null ? null : { type: "dollar", amount: formatCents(cents) };
}

/** Requires a custom amount to be present and numeric. checkout#form-messages. */
export function checkTip(pick: TipPick | null): FieldRefusal[] {
  if (pick?.kind !== "own") return [];
  if (pick.typed.trim() === "") return [{ field: "tip", rule: "required" }];
  return readTypedAmount(pick.typed) === null ? [{ field: "tip", rule: "numeric" }] : [];
}

/** Parses an amount as typed in English or French: `5`, `5.50`, `5,50 $`. Ignores a minus sign. */
export function readTypedAmount(typed: string): ReturnType<typeof parseCents> {
  return parseCents(typed.replace(/^[\s$]*[-−]|[\s$]/g, "").replace(",", "."));
}

export function keptTip(kept: unknown): TipPick | null {
  const { kind, percentage, typed } = (kept ?? {}) as { kind?: unknown; percentage?: unknown; typed?: unknown };
  if (kind === "none") return { kind };
  if (kind === "percentage" && typeof percentage === "string") return { kind, percentage };
  return kind === "own" && typeof typed === "string" ? { kind, typed: typed.slice(0, 20) } : null;
}
