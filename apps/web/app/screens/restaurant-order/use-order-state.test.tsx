// @vitest-environment happy-dom
import type { OrderData } from "@comptoir/contract";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { useOrderState } from "./use-order-state.ts";

const AT = "2026-11-20T23:15:00.000Z";
/** An order's state as the page follows it. */
const PLACED = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  status: "placed",
  readyAt: AT,
  restaurant: { id: 1 },
  refunds: [],
  history: [{ status: "placed", at: AT }],
} as unknown as OrderData;
const REFUNDED = { ...PLACED, refunds: [{ amount: "5.00" }] } as unknown as OrderData;

let tell: (event: object) => void;
class StubEvents extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = StubEvents.OPEN;
  constructor() {
    super();
    tell = (event) => this.dispatchEvent(new MessageEvent("status", { data: JSON.stringify(event) }));
  }
  close() {}
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("EventSource", StubEvents);
});

function Shown({ order }: { readonly order: OrderData }) {
  const { status, refunds } = useOrderState(order);
  return (
    <p>
      {status}, given back: {refunds.map(({ amount }) => amount).join()}
    </p>
  );
}

/** Opens the page of an order; the API answers that it has a refund. */
async function pageOf(order: OrderData) {
  const api = aFakeApi(aGrill());
  api.answer(`GET /orders/${order.id}`, () =>
    Response.json({ order: { ...REFUNDED, status: order.status }, together: [] }),
  );
  vi.stubGlobal("fetch", api.fetch);
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () => root.render(<Shown order={order} />));
  onTestFinished(() => act(async () => root.unmount()));
  return { page, api };
}

test("payment#refunds: A refund is shown on an open page, and is requested once.", async () => {
  const { page, api } = await pageOf(PLACED);
  const event = { status: "placed", at: AT, readyAt: AT };
  await act(async () => tell({ ...event, refunds: 0 }));
  expect(page.textContent).toBe("placed, given back: ");
  await act(async () => tell({ ...event, refunds: 1 }));
  await vi.waitFor(() => expect(page.textContent).toBe("placed, given back: 5.00"));
  await act(async () => tell({ ...event, refunds: 1 }));
  expect(api.asked).toEqual([`GET /orders/${PLACED.id}`]);
});

test("payment#refunds: A refund that could not be loaded is requested again, and so is one announced during a request.", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { page, api } = await pageOf(PLACED);
  api.answer(`GET /orders/${PLACED.id}`, () => new Response("{}", { status: 503 }));
  const event = { status: "placed", at: AT, readyAt: AT };
  await act(async () => tell({ ...event, refunds: 1 }));
  expect(page.textContent).toBe("placed, given back: ");
  const twice = { ...REFUNDED, refunds: [{ amount: "5.00" }, { amount: "1.00" }] };
  const lateAnswer = Promise.withResolvers<Response>();
  api.answer(`GET /orders/${PLACED.id}`, () => lateAnswer.promise);
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  await act(async () => tell({ ...event, refunds: 2 }));
  api.answer(`GET /orders/${PLACED.id}`, () => Response.json({ order: twice, together: [] }));
  lateAnswer.resolve(Response.json({ order: REFUNDED, together: [] }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(page.textContent).toBe("placed, given back: 5.00,1.00");
});

test("payment#refunds: A refund of an ended order is shown when the page becomes visible again.", async () => {
  const { page } = await pageOf({ ...PLACED, status: "completed" });
  expect(page.textContent).toBe("completed, given back: ");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(page.textContent).toBe("completed, given back: 5.00"));
});
