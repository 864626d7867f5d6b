import pino from "pino";
import { afterAll } from "vitest";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import { workRefunds } from "../money/payment/work-refunds.ts";
import { type BoardWorkDeps, workBoards } from "../ordering/orders/board/work-board.ts";
import { openListener } from "../platform/db/listen.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import { GRILL } from "./grill.ts";
import { processPaymentsNow } from "./process-payments-now.ts";
import { aCard, aPickup, submit } from "./submit.ts";
import type { TestApi } from "./test-api.ts";

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

/** The grill with a card processor, three boxes, and the given acceptance and alerts. */
export function askingGrill(order_options: object, restaurant: object = {}) {
  const [dinner, pickup, ...others] = GRILL.menus;
  const items = [
    { id: 20, name: "Box", price: "15.00", stock: 3 },
    { id: 21, name: "Salad", price: "9.00" },
  ];
  return {
    ...GRILL,
    restaurant: {
      ...GRILL.restaurant,
      payment_processor: "sandbox",
      phone: "416-555-0188",
      ...restaurant,
      order_options: { ...GRILL.restaurant.order_options, ...order_options },
    },
    menus: [dinner, { ...pickup, items, estimated_prep_time: 20, max_orders_per_interval: 20 }, ...others],
  };
}

/** Places a pickup order by card; returns it. */
export async function orderByCard(
  test: TestApi,
  but: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ readonly id: string; readonly number: string; readonly readyAt: string }> {
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", card: await aCard(test) };
  const { status, body } = await submit(test, aPickup({ checkout, ...but }), { headers });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order;
}

/** Opens what works on the boards: one round, and the payments and refunds that follow from it. */
export async function openBoardWork({ pool, clock }: Pick<TestApi, "pool" | "clock">) {
  const logger = pino({ level: "silent" });
  const listener = await openListener(pool, logger);
  afterAll(() => listener.stop());
  const venues = await openVenues(pool, listener);
  const deps: BoardWorkDeps = { database: pool, clock: clock.now, venues, logger };
  const settle = async () => {
    await processPaymentsNow(pool);
    await workBoards(deps);
    await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger });
  };
  return { deps, venues, round: () => workBoards(deps), settle };
}
