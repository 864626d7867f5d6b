import type { StaffPaymentsData } from "@comptoir/contract";
import { formatMoney, formatPercent, m } from "@comptoir/messages";
import type { AccountNeed, AccountStanding } from "@comptoir/ordering";

const STANDINGS: Readonly<Record<AccountStanding, () => string>> = {
  none: () => m.staff_pay_standing_none(),
  unfinished: () => m.staff_pay_standing_unfinished(),
  needs: () => m.staff_pay_standing_needs(),
  checking: () => m.staff_pay_standing_checking(),
  ready: () => m.staff_pay_standing_ready(),
  "ready-but-needs": () => m.staff_pay_standing_ready_but_needs(),
  "no-payouts": () => m.staff_pay_standing_no_payouts(),
  ended: () => m.staff_pay_standing_ended(),
  rejected: () => m.staff_pay_standing_rejected(),
};

export function standingWords(standing: AccountStanding): string {
  return STANDINGS[standing]();
}

const NEEDS: Readonly<Record<AccountNeed, () => string>> = {
  business: () => m.staff_pay_need_business(),
  people: () => m.staff_pay_need_people(),
  bank: () => m.staff_pay_need_bank(),
  documents: () => m.staff_pay_need_documents(),
  terms: () => m.staff_pay_need_terms(),
  other: () => m.staff_pay_need_other(),
};

export function needWords(need: AccountNeed): string {
  return NEEDS[need]();
}

/** Says how a restaurant without an account of its own is paid. payment#own-account. */
export function withoutAccountWords({ processor, isOffered }: StaffPaymentsData): string {
  if (processor === null) return m.staff_pay_none();
  if (processor === "sandbox") return m.staff_pay_sandbox();
  if (processor !== "stripe") return m.staff_pay_on_premise();
  return isOffered ? m.staff_pay_installation() : `${m.staff_pay_installation()} ${m.staff_pay_not_offered()}`;
}

/** Says the operator's fee for a payment; null for none. payment#platform-fee. */
export function feeWords({ percent, cents }: NonNullable<StaffPaymentsData["fee"]>): string | null {
  const [share, amount] = [formatPercent(percent), formatMoney(cents)];
  if (cents === 0) return percent === "0" ? null : m.staff_pay_fee_percent({ percent: share });
  return percent === "0" ? m.staff_pay_fee_cents({ amount }) : m.staff_pay_fee_both({ percent: share, amount });
}
