import { contract } from "@comptoir/contract";
import { isRefused, parseDecline, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { acceptOrder, declineOrder } from "../orders/board/answer-order.ts";
import type { Acted, BoardAct, BoardRefusal } from "../orders/board/board-acts.ts";
import { loadLastAct } from "../orders/board/last-act.store.ts";
import { moveOnBoard, moveTime, startNow, undoReady } from "../orders/board/move-on-board.ts";
import type { OrderName } from "../orders/order-changes.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { isOrderId } from "../orders/order-id.ts";
import { orderAnswer } from "./order-answer.ts";

/** Delay in seconds before an act on an order is retried whose payment is being captured. */
const PAYMENT_RETRY_SECONDS = 1;

/** Mounts the calls by which staff act on orders, each with the version that the board shows. api#board-acts. */
export function mountBoardActs(app: ApiApp, deps: OrderDeps): void {
  const { board } = contract;
  app.openapi(board.acceptOrder, async (c) => {
    const { version } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => acceptOrder(deps, order, { version, by }));
  });
  app.openapi(board.declineOrder, async (c) => {
    const { version, reason, words } = c.req.valid("json");
    const declined = parseDecline(reason, words ?? null);
    if (isRefused(declined)) return refuseField(c, "words", "required");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) =>
      declineOrder(deps, order, { version, by, declined }),
    );
  });
  app.openapi(board.moveOrder, async (c) => {
    const { version, to } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => moveOnBoard(deps, order, { version, by, to }));
  });
  app.openapi(board.undoReady, async (c) => {
    const { version } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => undoReady(deps, order, { version, by }));
  });
  app.openapi(board.startNow, async (c) => {
    const { version } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => startNow(deps, order, { version, by }));
  });
  app.openapi(board.moveTime, async (c) => {
    const { version, minutes } = c.req.valid("json");
    return answerAct(c, deps, c.req.valid("param").id, (order, by) => moveTime(deps, order, { version, by, minutes }));
  });
}

type Act = (order: OrderName, by: BoardAct["by"]) => Promise<Acted | Refused<BoardRefusal>>;

/** Runs an act of the signed-in staff on an order of their restaurant, and answers the order after it. */
async function answerAct(c: Context<ApiEnv>, deps: OrderDeps, id: string, act: Act) {
  const by = staffCaller(c);
  const order = { restaurantId: by.restaurantId, orderId: id.toLowerCase() };
  const venue = isOrderId(order.orderId) ? await deps.venues.byId(order.restaurantId) : null;
  if (venue === null) return refuse(c, "notFound");
  const answer = await act(order, by);
  if (isRefused(answer) && answer.refused.code === "order-unknown") return refuse(c, "notFound");
  const shown = await orderAnswer(deps, venue, order.orderId);
  if (!isRefused(answer)) return c.json(shown, 200);
  // Who did what since, so that the board can say it.
  const current = { ...shown, ...(await loadLastAct(deps.database, order)) };
  switch (answer.refused.code) {
    case "order-changed":
      return refuse(c, "orderChanged", { current });
    case "is-cancelled":
      return refuse(c, "orderCancelled", { current });
    case "awaits-no-answer":
      return refuse(c, "orderAnswered", { current });
    case "needs-answer":
      return refuse(c, "notAllowed");
    case "payment-under-way":
      return refuse(c, "inProgress", { retryAfterSeconds: PAYMENT_RETRY_SECONDS });
    default:
      return refuse(c, "moveNotPossible", { current });
  }
}
