import type { StaffActData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { parseCents, STAFF_ROLES, type StaffAct } from "@comptoir/ordering";
import { placeWords } from "@comptoir/receipt";
import { eventTimeWords } from "../../suites/event-times.ts";
import { roleWords } from "../staff/role-words.ts";
import { statusWords } from "../staff/status-words.ts";
import { authorWords } from "./author-words.ts";

const ACTS: Readonly<Record<StaffAct, () => string>> = {
  "sign-in": () => m.staff_act_sign_in(),
  choose: () => m.staff_act_choose(),
  leave: () => m.staff_act_leave(),
  switch: () => m.staff_act_switch(),
  "pin-locked": () => m.staff_act_pin_locked(),
  invite: () => m.staff_act_invite(),
  "issue-code": () => m.staff_act_issue_code(),
  "change-member": () => m.staff_act_change_member(),
  "remove-member": () => m.staff_act_remove_member(),
  "add-key": () => m.staff_act_add_key(),
  "remove-key": () => m.staff_act_remove_key(),
  "connect-account": () => m.staff_act_connect_account(),
  "disconnect-account": () => m.staff_act_disconnect_account(),
  accept: () => m.staff_act_accept(),
  decline: () => m.staff_act_decline(),
  move: () => m.staff_act_move(),
  recall: () => m.staff_act_recall(),
  "undo-ready": () => m.staff_act_undo_ready(),
  "start-now": () => m.staff_act_start_now(),
  "move-time": () => m.staff_act_move_time(),
  "cross-off": () => m.staff_act_cross_off(),
  read: () => m.staff_act_read(),
  refund: () => m.staff_act_refund(),
  print: () => m.staff_act_print(),
  pause: () => m.staff_act_pause(),
  resume: () => m.staff_act_resume(),
  preparation: () => m.staff_act_preparation(),
  "sold-out": () => m.staff_act_sold_out(),
  restock: () => m.staff_act_restock(),
  stock: () => m.staff_act_stock(),
  slots: () => m.staff_act_slots(),
  "publish-menu": () => m.staff_act_publish_menu(),
  "schedule-menu": () => m.staff_act_schedule_menu(),
  "unschedule-menu": () => m.staff_act_unschedule_menu(),
  "return-menu": () => m.staff_act_return_menu(),
  "close-day": () => m.staff_act_close_day(),
  "add-code": () => m.staff_act_add_code(),
  "change-code": () => m.staff_act_change_code(),
  "stop-code": () => m.staff_act_stop_code(),
  "start-code": () => m.staff_act_start_code(),
  "issue-gift-card": () => m.staff_act_issue_gift_card(),
  "top-up-gift-card": () => m.staff_act_top_up_gift_card(),
  "correct-gift-card": () => m.staff_act_correct_gift_card(),
  "stop-gift-card": () => m.staff_act_stop_gift_card(),
  "start-gift-card": () => m.staff_act_start_gift_card(),
  "add-guest-member": () => m.staff_act_add_guest_member(),
  "change-guest-member": () => m.staff_act_change_guest_member(),
  "remove-guest-member": () => m.staff_act_remove_guest_member(),
  "import-guest-members": () => m.staff_act_import_guest_members(),
  "webhook-add": () => m.staff_act_webhook_add(),
  "webhook-change": () => m.staff_act_webhook_change(),
  "webhook-remove": () => m.staff_act_webhook_remove(),
  "webhook-on": () => m.staff_act_webhook_on(),
  "webhook-off": () => m.staff_act_webhook_off(),
  "webhook-secret": () => m.staff_act_webhook_secret(),
  "webhook-test": () => m.staff_act_webhook_test(),
  "webhook-replay": () => m.staff_act_webhook_replay(),
  "close-table": () => m.staff_act_close_table(),
  "remove-table-person": () => m.staff_act_remove_table_person(),
  "remove-table-line": () => m.staff_act_remove_table_line(),
  "return-table-tip": () => m.staff_act_return_table_tip(),
  "printer-add": () => m.staff_act_printer_add(),
  "printer-change": () => m.staff_act_printer_change(),
  "printer-remove": () => m.staff_act_printer_remove(),
  "printer-on": () => m.staff_act_printer_on(),
  "printer-off": () => m.staff_act_printer_off(),
  "printer-secret": () => m.staff_act_printer_secret(),
  "printer-device": () => m.staff_act_printer_device(),
  "printer-test": () => m.staff_act_printer_test(),
};

/** The history of the staff. staff#acts. */
export function StaffActs({ acts, zone }: { readonly acts: readonly StaffActData[]; readonly zone: string }) {
  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      {acts.map((act) => (
        <li key={act.id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3 text-small">
          <div className="flex min-w-0 flex-[1_1_16rem] flex-col">
            <span className="font-medium wrap-anywhere">{[actWords(act.act), ...detailsOf(act)].join(" · ")}</span>
            <span className="text-ink-soft wrap-anywhere">{authorWords(act.by.name, act.device)}</span>
          </div>
          <time dateTime={act.at} className="figures text-ink-soft">
            {eventTimeWords(act.at, zone)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function actWords(act: string): string {
  return Object.hasOwn(ACTS, act) ? ACTS[act as StaffAct]() : act;
}

/** Only the main details of an act; the CSV file has all of them. */
function detailsOf({ act, order, details }: StaffActData): string[] {
  const { name, newName, role, pin, to, amount, table } = details;
  const cents = act.endsWith("gift-card") && typeof amount === "string" ? parseCents(amount) : null;
  return [
    ...(order?.number == null ? [] : [m.staff_act_order({ number: order.number })]),
    ...(act === "move" || act === "recall" ? [statusWords(to) ?? []].flat() : []),
    ...(typeof table === "string" ? [placeWords({ kind: "table", tableNum: table })] : []),
    ...[name, newName].filter((text) => typeof text === "string"),
    ...(cents === null ? [] : [formatMoney(cents)]),
    ...(act === "correct-gift-card" && typeof details.reason === "string" ? [details.reason] : []),
    ...roleDetail(role),
    ...(pin === "set" ? [m.staff_act_pin_set()] : []),
    ...(pin === "removed" ? [m.staff_act_pin_removed()] : []),
  ];
}

function roleDetail(role: unknown): string[] {
  const words = (name: unknown) => {
    const known = STAFF_ROLES.find((one) => one === name);
    return known && roleWords(known).label;
  };
  if (typeof role !== "object" || role === null) return [words(role) ?? []].flat();
  const { from, to } = role as { readonly from?: unknown; readonly to?: unknown };
  const [before, now] = [words(from), words(to)];
  return before && now ? [m.staff_act_role({ from: before, to: now })] : [];
}
