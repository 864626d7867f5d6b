import type { OrderData, OrderTogetherData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { data, type RouterContextProvider } from "react-router";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";

/** Loads an order of this restaurant by its unguessable id; throws 404 if there is none. */
export async function loadOrder(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
): Promise<OrderData> {
  return (await loadOrderTogether(request, context, orderId)).order;
}

/** Loads an order and, for the owner, the orders that were paid together with it. school#together. */
export async function loadOrderTogether(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
): Promise<{ readonly order: OrderData; readonly together: readonly OrderTogetherData[] }> {
  const { restaurant } = context.get(menuDocumentContext);
  const result = await calls.getOrder(serverCaller(request, context, restaurant.id), orderId);
  if (!result.ok) {
    const isUnknown = result.status === 404 || result.status === 400;
    throw data(isUnknown ? { unknown: "order" } : null, { status: isUnknown ? 404 : 503 });
  }
  const { order, together } = result.answer;
  if (String(order.restaurant.id) !== String(restaurant.id)) throw data({ unknown: "order" }, { status: 404 });
  return { order, together };
}
