import type { BoardOrderData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import type { BoardTap } from "./board-taps.ts";

type Known = { readonly order: BoardOrderData; readonly sequence: number };

/** Who did what to an order last, and when. board#versions. */
export type LastAct = { readonly by: string; readonly at: string; readonly act: string };

/**
 * What became of a press: the order as it now is, a conflict with what somebody else did, a refusal in words, or
 * no answer. board#taps.
 */
export type TapOutcome =
  | ({ readonly kind: "done" } & Known)
  | { readonly kind: "refused"; readonly message: string; readonly current: (Known & Partial<LastAct>) | null }
  | { readonly kind: "unanswered" }
  | { readonly kind: "ended" };

/** Sends a press with the version of the order that its member of the staff saw. */
export async function sendTap(caller: Caller, { orderId, version, act }: BoardTap): Promise<TapOutcome> {
  const result = await callOf(caller, { orderId, version, act });
  if (result.ok) return { kind: "done", ...result.answer };
  if (result.status === 401) return { kind: "ended" };
  if (result.status === 0 || result.status >= 500 || result.status === 429) return { kind: "unanswered" };
  const { message, current } = result.error as {
    readonly message: string;
    readonly current?: Known & Partial<LastAct>;
  };
  return { kind: "refused", message, current: current ?? null };
}

function callOf(caller: Caller, { orderId, version, act }: Pick<BoardTap, "orderId" | "version" | "act">) {
  switch (act.do) {
    case "lines":
      return staffCalls.crossLines(caller, orderId, { lines: [...act.lines], done: act.done });
    case "read":
      return staffCalls.readOrder(caller, orderId, { version });
    case "move":
      return staffCalls.moveOrder(caller, orderId, { version, to: act.to });
    case "accept":
      return staffCalls.acceptOrder(caller, orderId, { version });
    case "start-now":
      return staffCalls.startNow(caller, orderId, { version });
    case "undo-ready":
      return staffCalls.undoReady(caller, orderId, { version });
  }
}
