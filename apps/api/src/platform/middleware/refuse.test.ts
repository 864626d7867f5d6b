import { contract } from "@comptoir/contract";
import { OpenAPIHono, type RouteHandler } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { refuse } from "./refuse.ts";

const { getNextOrderQueueTime } = contract.fulfilment;

it("A handler refuses with what its call's contract lists; anything else does not compile.", async () => {
  const listed: RouteHandler<typeof getNextOrderQueueTime, ApiEnv> = (c) => refuse(c, "restaurantUnknown");
  // @ts-expect-error The contract does not list `cardDeclined` for this call.
  const unlisted: RouteHandler<typeof getNextOrderQueueTime, ApiEnv> = (c) => refuse(c, "cardDeclined");
  const answerOf = async (handler: typeof listed) => {
    const app = new OpenAPIHono<ApiEnv>();
    app.openapi(getNextOrderQueueTime, handler);
    return app.request(getNextOrderQueueTime.path, { headers: { "x-restaurant-id": "1" } });
  };
  expect(await (await answerOf(listed)).json()).toMatchObject({ code: "restaurant_unknown" });
  expect((await answerOf(unlisted)).status).toBe(402);
});
