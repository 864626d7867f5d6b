import { formatCents, formatRate, parseCents, type TipChoices } from "@comptoir/ordering";
import type { OrderTerms } from "../../cart/order-terms.ts";

/** The tip as the diner picks it; `own` is an amount as it was typed. */
export type TipPick =
  | { readonly kind: "none" }
  | { readonly kind: "percentage"; readonly percentage: string }
  | { readonly kind: "own"; readonly typed: string };

/** What a diner fills in at the checkout, beside the card, which is kept nowhere. */
export type CheckoutDraft = {
  readonly tableNum: string;
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly notes: string;
  /** The answers to the venue's questions, by the question's own text; those of an unanswered one are absent. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly isOfLegalAge: boolean;
  /** Null until the diner picks one, where nothing is picked for them. */
  readonly tip: TipPick | null;
};

/** What the server remembers for a new draft. */
export type Remembered = Pick<CheckoutDraft, "tableNum" | "fullName" | "email" | "phoneNumber" | "isOfLegalAge">;

/** A draft before the diner has touched it. A tip is picked only where the venue and the law let it be. law#tips. */
export function newDraft(remembered: Remembered, tips: TipChoices | null): CheckoutDraft {
  const preselected = tips?.preselected == null ? undefined : tips.percentages[tips.preselected];
  return {
    ...remembered,
    notes: "",
    answers: {},
    tip: preselected ? { kind: "percentage", percentage: formatRate(preselected) } : null,
  };
}

/** The tip as the costs take it; null for none, and for an amount that cannot be read yet. bill#costs. */
export function tipOfPick(pick: TipPick | null): OrderTerms["tip"] {
  if (pick === null || pick.kind === "none") return null;
  if (pick.kind === "percentage") return { type: "percentage", percentageValue: pick.percentage };
  const cents = readTypedAmount(pick.typed);
  return cents === null ? null : { type: "dollar", amount: formatCents(cents) };
}

/** Reads an amount as people of both languages type it: `5`, `5.50`, `5,50 $`. A negative one counts without its sign. */
export function readTypedAmount(typed: string): ReturnType<typeof parseCents> {
  const text = typed
    .replace(/[\s\u00a0$]/g, "")
    .replace(",", ".")
    .replace(/^[-−]/, "");
  return text === "" ? null : parseCents(text);
}

const LONGEST_TEXT = 500;

/**
 * Reads a draft back from where the tab kept it. What is not of a draft's shape is taken from `fallback`: another version of
 * the page, or somebody's curiosity, may have written it.
 */
export function readDraft(text: string | null, fallback: CheckoutDraft): CheckoutDraft {
  const kept = parseObject(text);
  const textOf = (name: keyof CheckoutDraft & string, otherwise: string) => {
    const value = kept[name];
    return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : otherwise;
  };
  return {
    tableNum: textOf("tableNum", "") || fallback.tableNum,
    fullName: textOf("fullName", fallback.fullName),
    email: textOf("email", fallback.email),
    phoneNumber: textOf("phoneNumber", fallback.phoneNumber),
    notes: textOf("notes", fallback.notes),
    answers: readAnswers(kept.answers),
    isOfLegalAge: typeof kept.isOfLegalAge === "boolean" ? kept.isOfLegalAge : fallback.isOfLegalAge,
    tip: readTip(kept.tip) ?? fallback.tip,
  };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readAnswers(value: unknown): CheckoutDraft["answers"] {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([question, answers]) =>
      Array.isArray(answers) ? [[question, answers.filter((answer) => typeof answer === "string")]] : [],
    ),
  );
}

function readTip(value: unknown): TipPick | null {
  const { kind, percentage, typed } = (value ?? {}) as { kind?: unknown; percentage?: unknown; typed?: unknown };
  if (kind === "none") return { kind };
  if (kind === "percentage" && typeof percentage === "string") return { kind, percentage };
  return kind === "own" && typeof typed === "string" ? { kind, typed: typed.slice(0, 20) } : null;
}
