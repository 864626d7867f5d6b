import type { CodeOf } from "@comptoir/contract";
import { type CallResult, calls } from "@comptoir/contract/client";
import type { Id, MenuData, OrderType } from "@comptoir/ordering";
import { keptHalf } from "../session/page-half.ts";
import { browserCaller } from "../venue/api-caller.ts";
import { takeTurns } from "./take-turns.ts";

type Answer<Call> = Call extends (...given: never[]) => Promise<CallResult<infer Value>> ? Value : never;

export type BodyOfSetCosts = Parameters<typeof calls.setCosts>[1];
export type BodyOfAddItem = Parameters<typeof calls.addItem>[1];
/** The lines with the server's prices, the costs, the nearest time, and warnings. */
export type SetCostsAnswer = Answer<typeof calls.setCosts>;
export type SavedCartAnswer = Answer<typeof calls.savedCart>;

/** The error code of a line whose price is not the one that the page sent. ordering#cart-check. */
export const PRICE_CHANGED = 428 satisfies CodeOf<"priceChanged">;

/** Timeout of an API call, in ms. After it the server counts as unreachable. */
const CALL_TIMEOUT_MS = 12_000;

export type CartCalls = {
  readonly addItem: (body: BodyOfAddItem) => ReturnType<typeof calls.addItem>;
  readonly setCosts: (body: BodyOfSetCosts) => ReturnType<typeof calls.setCosts>;
  readonly savedCart: (
    type: OrderType,
    whose: { readonly changeId: string | null; readonly eventSuiteId: string | null },
  ) => ReturnType<typeof calls.savedCart>;
  /**
   * Returns whether the visitor is signed in, so that the person's other devices share the cart.
   * ordering#cart-owner.
   */
  readonly isShared: () => boolean;
  readonly menus: () => Promise<readonly MenuData[] | null>;
  /** Makes a call that saves the cart; the first one not while another page of the browser makes its first. */
  readonly inTurn: <Saved>(save: () => Promise<Saved>) => Promise<Saved>;
};

export function browserCartCalls({ id, slug }: { readonly id: Id; readonly slug: string }): CartCalls {
  const caller = () => ({ ...browserCaller(id), signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  return {
    addItem: (body) => calls.addItem(caller(), body),
    setCosts: (body) => calls.setCosts(caller(), body),
    savedCart: (type, whose) => calls.savedCart(caller(), type, whose),
    isShared: () => keptHalf() !== null,
    inTurn: takeTurns(),
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
