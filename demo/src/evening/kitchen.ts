import type { BoardOrderData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { answerOf, newVisitor, type Site } from "./visitor.ts";

/** A kitchen's device, signed in. */
export type Kitchen = {
  /** The orders of the board, as they are now. */
  readonly orders: () => Promise<readonly BoardOrderData[]>;
  /** Acts on an order. False if somebody else was faster: the order has changed since it was read. */
  readonly act: (order: Pick<BoardOrderData, "id" | "version">, act: KitchenAct) => Promise<boolean>;
};

export type KitchenAct =
  | "accept"
  | "read"
  | "start-now"
  | "in-progress"
  | "ready"
  | "completed"
  | { readonly crossOff: readonly number[] };

const OUTDATED = 409;

/** Signs a device of the kitchen in by its code. */
export async function openKitchen(site: Site, code: string): Promise<Kitchen> {
  const { restaurantId: _, ...device } = newVisitor(site);
  const { token } = await answerOf("The kitchen's sign-in", staffCalls.loginStaff(device, { code }));
  const kitchen: Caller = { ...device, token };
  return {
    orders: async () => (await answerOf("The board", staffCalls.getBoard(kitchen))).orders,
    act: async (order, act) => {
      const result = await callOf(kitchen, order, act);
      if (!result.ok && result.status === OUTDATED) return false;
      await answerOf("The kitchen's act", Promise.resolve(result));
      return true;
    },
  };
}

function callOf(kitchen: Caller, { id, version }: Pick<BoardOrderData, "id" | "version">, act: KitchenAct) {
  if (typeof act === "object") return staffCalls.crossLines(kitchen, id, { lines: [...act.crossOff], done: true });
  switch (act) {
    case "accept":
      return staffCalls.acceptOrder(kitchen, id, { version });
    case "read":
      return staffCalls.readOrder(kitchen, id, { version });
    case "start-now":
      return staffCalls.startNow(kitchen, id, { version });
    default:
      return staffCalls.moveOrder(kitchen, id, { version, to: act });
  }
}
