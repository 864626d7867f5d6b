import type { DiscountCodeData } from "@comptoir/contract";
import { formatDate, formatMoney, formatPercent, formatTimeOfDay, m } from "@comptoir/messages";
import { type CodeState, parseCents, ZERO_CENTS } from "@comptoir/ordering";
import type { BadgeTone } from "../../ui/badge.tsx";
import { localMomentAt } from "../../venue/local-moment.ts";

export const CODE_STATE_WORDS: Readonly<Record<CodeState, () => string>> = {
  active: m.staff_code_state_active,
  upcoming: m.staff_code_state_upcoming,
  stopped: m.staff_code_state_stopped,
  ended: m.staff_code_state_ended,
  "used-up": m.staff_code_state_used_up,
};

export const CODE_STATE_TONES: Readonly<Record<CodeState, BadgeTone>> = {
  active: "good",
  upcoming: "neutral",
  stopped: "caution",
  ended: "neutral",
  "used-up": "neutral",
};

/** A code as the list shows it. Words of times are made on the server: browsers know different zones. */
export type CodeRow = {
  readonly code: string;
  readonly name: string | null;
  readonly state: CodeState;
  readonly facts: readonly string[];
};

/** Returns the row of a code: what it takes off, until when, its uses, and what it took off so far. studio#codes. */
export function codeRow({ discount, state, uses, discountedAmount }: DiscountCodeData, zone: string): CodeRow {
  const { code, name, value, starts_at: starts, ends_at: ends, max_uses: max } = discount;
  const count = uses;
  const took = parseCents(discountedAmount) ?? ZERO_CENTS;
  return {
    code: String(code),
    name: typeof name === "string" ? name : null,
    state,
    facts: [
      valueWords(String(value)),
      ...(typeof starts === "string" && state === "upcoming"
        ? [m.staff_code_from({ when: momentWords(starts, zone) })]
        : []),
      ...(typeof ends === "string" ? [m.staff_code_until({ when: momentWords(ends, zone) })] : []),
      typeof max === "number" ? m.staff_code_uses_of({ count, max }) : m.staff_code_uses({ count }),
      ...(took === 0 ? [] : [m.staff_code_took({ amount: formatMoney(took) })]),
    ],
  };
}

function valueWords(value: string): string {
  const dollars = value.endsWith("$") ? parseCents(value.slice(0, -1)) : null;
  return dollars === null
    ? m.staff_code_off({ value: formatPercent(value.replace("%", "")) })
    : m.staff_code_off({ value: formatMoney(dollars) });
}

function momentWords(instant: string, zone: string): string {
  const { date, minutes } = localMomentAt(Date.parse(instant), zone);
  return `${formatDate(date)}, ${formatTimeOfDay(minutes)}`;
}
