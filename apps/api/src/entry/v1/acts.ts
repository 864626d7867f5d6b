import { contract, type PartnerOrderData } from "@comptoir/contract";
import { isRefused, parseDecline } from "@comptoir/ordering";
import type { Context } from "hono";
import { type Act, runAct } from "../../ordering/board/act-on-order.ts";
import { acceptOrder, declineOrder } from "../../ordering/orders/board/answer-order.ts";
import { moveOnBoard } from "../../ordering/orders/board/move-on-board.ts";
import { keyCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuseField } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { showOrders } from "./show-order.ts";
import type { V1Deps } from "./v1-deps.ts";

/** Mounts the calls by which other systems act on orders, as staff do on the board. partners#v1-acts. */
export function mountV1Acts(app: ApiApp, deps: V1Deps): void {
  const { v1 } = contract;

  app.openapi(v1.acceptPartnerOrder, async (c) => {
    const { version = null } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => acceptOrder(deps, order, { version, by }));
  });
  app.openapi(v1.declinePartnerOrder, async (c) => {
    const { version = null, reason, words = null } = c.req.valid("json");
    const declined = parseDecline(reason, words);
    if (isRefused(declined)) return refuseField(c, "words", "required");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) =>
      declineOrder(deps, order, { version, by, declined }),
    );
  });
  app.openapi(v1.movePartnerOrder, async (c) => {
    const { version = null, to } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => moveOnBoard(deps, order, { version, by, to }));
  });
}

/** Runs an act of another system on an order of its restaurant, and answers the order after it. */
async function answerAct(c: Context<ApiEnv>, deps: V1Deps, id: string, act: Act) {
  const by = keyCaller(c);
  const show = async (venue: LoadedVenue, orderId: string) => {
    const order = (await showOrders(deps.database, { venue, who: by }, [orderId])).get(orderId);
    if (order === undefined) throw new Error("The order of an act was not found.");
    return { order } satisfies { readonly order: PartnerOrderData };
  };
  const answer = await runAct(c, deps, { id, by, show }, act);
  return answer instanceof Response ? answer : c.json(answer.shown, 200);
}
