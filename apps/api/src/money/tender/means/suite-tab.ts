import { statement } from "../../../platform/db/statement.ts";
import { BY_GATEWAY } from "./by-gateway.ts";
import type { MeansOperations } from "./operations.ts";

const giveBackStatement = statement({
  name: "give tab back",
  text: `update event_suites set tab_cents = greatest(tab_cents - :backCents, 0)
         where restaurant_id = :restaurantId and id = :suiteId and tab_closed_at is null`,
  params: { restaurantId: "text", suiteId: "text", backCents: "int8" },
});

export type TabReference = { readonly suiteId: string };

/**
 * A suite's tab: owed until it is closed, then paid by a saved card. `takeForSuite` adds the order to the tab
 * and checks its limit. suites#tab.
 */
export const TAB: MeansOperations = {
  givenAs: ({ payment, state }) => (payment !== null && state === "taken" ? "toCard" : "offInvoice"),
  account: null,
  async giveBack(transaction, back) {
    const { restaurantId, tender, backCents } = back;
    const { suiteId } = tender.reference as TabReference;
    if (tender.state === "owed") await giveBackStatement.count(transaction, { restaurantId, suiteId, backCents });
    await BY_GATEWAY.giveBack?.(transaction, back);
  },
};
