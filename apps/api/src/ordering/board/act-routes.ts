import { contract } from "@comptoir/contract";
import { isRefused, parseDecline } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuseField } from "../../platform/middleware/refuse.ts";
import { acceptOrder, declineOrder } from "../orders/board/answer-order.ts";
import { moveOnBoard, moveTime, startNow, undoReady } from "../orders/board/move-on-board.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { type Act, runAct } from "./act-on-order.ts";
import { orderAnswer } from "./order-answer.ts";

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

/** Runs an act of the signed-in staff on an order of their restaurant, and answers the order after it. */
async function answerAct(c: Context<ApiEnv>, deps: OrderDeps, id: string, act: Act) {
  const by = staffCaller(c);
  const answer = await runAct(c, deps, { id, by, show: (venue, orderId) => orderAnswer(deps, venue, orderId) }, act);
  return answer instanceof Response ? answer : c.json(answer.shown, 200);
}
