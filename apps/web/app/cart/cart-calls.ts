import type { CodeOf } from "@comptoir/contract";
import { type CallResult, calls } from "@comptoir/contract/client";
import type { Id, MenuData, OrderType } from "@comptoir/ordering";
import { keptHalf } from "../session/page-half.ts";
import { browserCaller } from "../venue/api-caller.ts";

type Answer<Call> = Call extends (...given: never[]) => Promise<CallResult<infer Value>> ? Value : never;

export type BodyOfSetCosts = Parameters<typeof calls.setCosts>[1];
export type BodyOfAddItem = Parameters<typeof calls.addItem>[1];
/** What `set-costs` answers: the lines with the server's prices, the costs, the queue, and what is wrong. */
export type SetCostsAnswer = Answer<typeof calls.setCosts>;
/** What `GET /cart` answers: the lines that the server kept, and what was dropped from them. */
export type SavedCartAnswer = Answer<typeof calls.savedCart>;

/** What a line is answered with whose price is not the one that the diner saw. ordering#cart-check. */
export const PRICE_CHANGED = 428 satisfies CodeOf<"priceChanged">;

/** A call that does not answer within this time counts as a lost network; the cart goes on from its own copy. */
const CALL_PATIENCE_MS = 12_000;

/** The calls that a cart makes. Handed in, so that a test can stand in for the network. */
export type CartCalls = {
  readonly addItem: (body: BodyOfAddItem) => ReturnType<typeof calls.addItem>;
  readonly setCosts: (body: BodyOfSetCosts) => ReturnType<typeof calls.setCosts>;
  readonly savedCart: (
    type: OrderType,
    whose: { readonly changeId: string | null; readonly eventSuiteId: string | null },
  ) => ReturnType<typeof calls.savedCart>;
  /** Whether another device may change the cart: its owner is signed in. ordering#cart-owner. */
  readonly isShared: () => boolean;
  /** The menus as they are now; null when they cannot be had. */
  readonly menus: () => Promise<readonly MenuData[] | null>;
};

/** The cart's calls from the page itself. */
export function browserCartCalls({ id, slug }: { readonly id: Id; readonly slug: string }): CartCalls {
  const caller = () => ({ ...browserCaller(id), signal: AbortSignal.timeout(CALL_PATIENCE_MS) });
  return {
    addItem: (body) => calls.addItem(caller(), body),
    setCosts: (body) => calls.setCosts(caller(), body),
    savedCart: (type, whose) => calls.savedCart(caller(), type, whose),
    isShared: () => keptHalf() !== null,
    menus: async () => {
      try {
        const response = await fetch(`/menu/${encodeURIComponent(slug)}/data.json`);
        return response.ok ? ((await response.json()) as { menus: readonly MenuData[] }).menus : null;
      } catch {
        return null;
      }
    },
  };
}
