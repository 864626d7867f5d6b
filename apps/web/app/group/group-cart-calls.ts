import { calls } from "@comptoir/contract/client";
import { browserCartCalls, type CartCalls } from "../cart/cart-calls.ts";
import { browserCaller } from "../venue/api-caller.ts";

/**
 * The calls of a cart that has the lines of a whole group. It is priced like any other, but never saved: each line stays in its
 * person's own cart until the order is placed. table#group-send.
 */
export function groupCartCalls(bill: Parameters<typeof browserCartCalls>[0]): CartCalls {
  const own = browserCartCalls(bill);
  return {
    ...own,
    setCosts: (body) => calls.setCosts(browserCaller(bill.id), { ...body, keep: false }),
    savedCart: async () => {
      const found = await calls.getGroup(browserCaller(bill.id));
      if (!found.ok) return { ok: false, status: 0, error: null };
      const { group } = found.answer;
      const sent = group?.open.filter(({ keptBack }) => keptBack === null) ?? [];
      const items = sent.map((line) => ({ ...line, orderId: line.line }));
      return { ...found, answer: { items, dropped: [], version: group?.version ?? null } };
    },
    isShared: () => true,
  };
}
