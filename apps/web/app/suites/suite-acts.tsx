import type { SuiteActData } from "@comptoir/contract";
import { formatDate, formatMoney, m } from "@comptoir/messages";
import { PAYMENT_PREFERENCES } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { eventTimeWords } from "./event-times.ts";
import { preferenceWords } from "./tab-settings.ts";

const ACTS: Readonly<Record<string, () => string>> = {
  "acted-as": () => m.suite_act_acted_as(),
  "settings-confirmed": () => m.suite_act_settings(),
  "pre-order-placed": () => m.suite_act_pre_order(),
  "pre-order-changed": () => m.suite_act_pre_order_changed(),
  "pre-order-moved": () => m.suite_act_pre_order_moved(),
  ordered: () => m.suite_act_ordered(),
  "order-cancelled": () => m.suite_act_order_cancelled(),
  "stock-counted": () => m.suite_act_stock_counted(),
  "tab-opened": () => m.suite_act_tab_opened(),
  "tab-closed": () => m.suite_act_tab_closed(),
  "tab-invoiced": () => m.suite_act_tab_invoiced(),
};

/** Acts of the venue if they name no account. Any other act without an account was done by a timer. */
const BY_VENUE = ["pre-order-moved", "order-cancelled"];

/** The audit trail of a suite. suites#audit. */
export function SuiteActs({ acts, zone }: { readonly acts: readonly SuiteActData[]; readonly zone: string }) {
  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      {acts.map((act, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: acts have no id, and are only ever added.
        <li key={acts.length - index} className="flex flex-col gap-0.5 py-3 text-small">
          <span className="font-medium">{[ACTS[act.act]?.() ?? act.act, ...detailsOf(act)].join(" · ")}</span>
          <span className="text-ink-soft">{whoWords(act)}</span>
          <span className="figures flex flex-wrap gap-x-4 text-ink-soft">
            <span>{eventTimeWords(act.at, zone)}</span>
            <span className="wrap-anywhere">{[act.device, act.address].filter(Boolean).join(" · ")}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function whoWords({ act, by, for: owner }: SuiteActData): string {
  if (by === null) return BY_VENUE.includes(act) ? m.suite_act_by_venue() : m.suite_act_by_itself();
  return owner === null ? by : m.suite_act_for({ by, owner });
}

/** Only the main details of an act; the CSV file has all of them. */
function detailsOf({ act, details }: SuiteActData): string[] {
  const { preference, tab_limit: limit, amount, due_on: due } = details;
  if (act === "tab-closed" || act === "tab-invoiced") {
    return [
      ...(typeof amount === "string" ? [formatMoney(centsOf(amount))] : []),
      ...(typeof due === "string" ? [m.suite_act_due({ date: formatDate(due) })] : []),
    ];
  }
  if (act !== "settings-confirmed") return [];
  const paid = PAYMENT_PREFERENCES.find((one) => one === preference);
  return [
    ...(paid === undefined ? [] : [preferenceWords(paid).label]),
    typeof limit === "string" ? m.suite_act_limit({ limit: formatMoney(centsOf(limit)) }) : m.suite_act_no_limit(),
  ];
}

/** The page of a suite's audit trail, for its owner and operators. screens#suite-record. */
export function recordPath(
  slug: string,
  { id, event }: { readonly id: string; readonly event: { readonly id: string } },
): string {
  return `/${slug}/events/${encodeURIComponent(event.id)}/${encodeURIComponent(id)}/record`;
}
