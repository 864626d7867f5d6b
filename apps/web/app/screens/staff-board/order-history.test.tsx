// @vitest-environment happy-dom
import type { OrderActData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoardLine, aBoardOrder } from "../../testing/board-order.ts";
import { refusal } from "../../testing/fake-api.ts";
import { OrderHistory } from "./order-history.tsx";

const anAct = (but: Partial<OrderActData>): OrderActData => ({
  at: "2026-11-20T17:00:00.000Z",
  act: "move",
  by: "staff",
  name: "Noor",
  device: "Tablet",
  to: null,
  reason: null,
  minutes: null,
  done: null,
  dishes: [],
  change: null,
  refund: null,
  ...but,
});
const BY_GUEST = { by: "guest", name: null, device: null } as const;
const BY_SERVER = { by: "server", name: null, device: null } as const;

async function show(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer();
  });
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const at = () => ({ date: "2026-11-20", weekday: 4, minutes: 750 }) as const;
  const render = (order = aBoardOrder()) =>
    act(async () => root.render(<OrderHistory {...{ order, at }} today="2026-11-20" token="staff_t" />));
  await render();
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  const rows = () => [...page.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
  return { page, rows, asked, render };
}
const history = (...acts: OrderActData[]) => show(() => Response.json({ order: aBoardOrder(), sequence: 11, acts }));

describe("The history of an order in its dialog", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  test("Each act says what, by whom, on which device, and when; a device in its own role is named once.", async () => {
    const { rows } = await history(
      anAct({ act: "place", ...BY_GUEST }),
      anAct({ to: "in-progress" }),
      anAct({ act: "cross-off", name: "Tablet", done: true, dishes: [{ quantity: 2, name: "Steak" }] }),
      anAct({ to: "ready" }),
      anAct({ to: "ready", ...BY_SERVER }),
      anAct({ act: "recall", to: "in-progress" }),
    );
    expect(rows().map((row) => row.replace(/12:30.p\.m\.$/u, ""))).toEqual([
      `${m.board_history_placed()}${m.board_history_guest()}`,
      `${m.board_history_started()}Noor · Tablet`,
      `${m.board_history_crossed_off({ dishes: m.board_history_dish({ quantity: 2, name: "Steak" }) })}Tablet`,
      `${m.board_history_ready()}Noor · Tablet`,
      `${m.board_history_told()}${m.board_history_server()}`,
      `${m.staff_act_recall()}${m.board_history_started()}Noor · Tablet`,
    ]);
    expect(rows()[0]).toMatch(/12:30.p\.m\.$/u);
  });

  test("A change has its dishes, a decline its reason, another time its minutes, a refund its amount and reason.", async () => {
    const [two, three] = [2, 3].map((quantity) => aBoardLine({ quantity }));
    const { rows } = await history(
      anAct({ act: "change", ...BY_GUEST, change: { before: [two as never], after: [three as never] } }),
      anAct({ act: "move-time", minutes: -15 }),
      anAct({ act: "refund", refund: { cents: 500, reason: "Cold" } }),
      anAct({ act: "decline", reason: "too-busy" }),
      anAct({ act: "decline", ...BY_SERVER, reason: "missed" }),
    );
    const because = (reason: string) => m.board_history_because({ act: m.staff_act_decline(), reason });
    const expected = [
      [m.board_changed(), m.board_changed_line({ name: "Steak", from: 2, to: 3 }), m.board_history_guest()],
      [m.staff_act_move_time(), m.board_earlier_by({ minutes: 15 })],
      [m.board_history_refund({ amount: "$5.00" }), "Cold"],
      [because(m.board_decline_too_busy())],
      [because(m.board_history_nobody()), m.board_history_server()],
    ];
    for (const [index, words] of expected.entries()) {
      for (const word of words) expect(rows()[index]).toContain(word);
    }
  });

  test("It is asked for again after news of the order; a failure says so, and keeps what was shown.", async () => {
    let isDown = false;
    const { page, rows, asked, render } = await show(() =>
      isDown ? refusal(503, 100) : Response.json({ order: aBoardOrder(), sequence: 1, acts: [anAct({ to: "ready" })] }),
    );
    isDown = true;
    await render(aBoardOrder({ version: 2 }));
    expect(asked).toEqual(Array(2).fill(`/api/staff/orders/${aBoardOrder().id}`));
    expect(rows()).toHaveLength(1);
    expect(page.querySelector("[role=status]")?.textContent).not.toBe("");
  });
});
