// @vitest-environment happy-dom
import type { BoardOrderData, RefundWhatData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoardOrder } from "../../testing/board-order.ts";
import { RefundDialog } from "./refund-dialog.tsx";

type Sent = {
  readonly path: string;
  readonly body: { readonly what: RefundWhatData; readonly key?: string; readonly reason?: string };
};

/** Quotes three dollars a portion, and ten for everything, half of it to the card. */
const refundOf = (what: RefundWhatData) => {
  const cents = what.of === "amount" ? what.cents : what.of === "all" ? 1_000 : 300 * (what.lines[0]?.quantity ?? 0);
  return {
    cents,
    taxesCents: 130,
    tipCents: 0,
    to: [
      { where: "toCard", cents: cents / 2 },
      { where: "toGiftCard", cents: cents / 2 },
    ],
    lines: [],
  };
};

async function show(refund: () => Response | Promise<Response> = () => Response.error()) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const one: Sent = { path: new URL(request.url).pathname, body: await request.json() };
    sent.push(one);
    if (!one.path.endsWith("/quote")) return refund();
    const left = { cents: 1_000, lines: [{ line: 1, name: "Soup", quantity: 2 }] };
    return Response.json({ version: 3, refund: refundOf(one.body.what), left });
  });
  const shown: BoardOrderData[] = [];
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const order = aBoardOrder({ id: "o-1", number: "42", version: 3 });
  const close = vi.fn();
  await act(async () =>
    root.render(
      <RefundDialog order={order} token="staff_t" onClose={close} show={(answer) => shown.push(answer.order)} />,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  const settle = () => act(async () => vi.advanceTimersByTimeAsync(300));
  await settle();
  const find = (words: string) =>
    [...page.querySelectorAll<HTMLElement>("button, label")].find(({ textContent }) => textContent?.includes(words));
  return {
    sent,
    shown,
    settle,
    reads: () => page.textContent ?? "",
    button: (words: string) => find(words) as HTMLButtonElement | undefined,
    press: async (words: string) => {
      await act(async () => find(words)?.click());
      await settle();
    },
    type: async (id: string, text: string) => {
      const field = page.querySelector(`#${id}`) as HTMLInputElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await settle();
    },
  };
}

describe("board#refund: the refund of an order", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  afterAll(() => vi.unstubAllGlobals());

  test("It says how much goes to which means before it is pressed, and needs a reason.", async () => {
    const dialog = await show(() =>
      Response.json({ refund: refundOf({ of: "all" }), order: aBoardOrder({ id: "o-1", version: 4 }), sequence: 9 }),
    );
    expect(dialog.reads()).toContain(m.board_refund_to_card({ amount: "$5.00" }));
    expect(dialog.reads()).toContain(m.board_refund_to_gift_card({ amount: "$5.00" }));
    const words = m.board_refund_now({ amount: "$10.00" });
    await dialog.press(words);
    expect(dialog.reads()).toContain(m.board_refund_reason_missing());
    expect(dialog.sent.every(({ path }) => path.endsWith("/quote"))).toBe(true);
    await dialog.type("refund-reason", "Cold");
    await dialog.press(words);
    expect(dialog.sent.at(-1)).toMatchObject({
      path: "/api/staff/orders/o-1/refund",
      body: { version: 3, reason: "Cold", what: { of: "all" }, key: expect.any(String) },
    });
    expect(dialog.reads()).toContain(m.board_refund_made({ amount: "$10.00" }));
    expect(dialog.shown.map(({ version }) => version)).toEqual([4]);
  });

  test("An amount is quoted as it is typed, with a comma too; anything else cannot be refunded.", async () => {
    const dialog = await show();
    await dialog.press(m.board_refund_by_amount());
    await dialog.type("refund-amount", "2,50");
    expect(dialog.button(m.board_refund_now({ amount: "$2.50" }))?.disabled).toBe(false);
    await dialog.type("refund-amount", "2.5.0");
    expect(dialog.reads()).toContain(m.board_refund_not_an_amount());
    expect(dialog.button(m.board_refund())?.disabled).toBe(true);
  });

  test("Dishes are refunded by portions, up to what is left of each.", async () => {
    const dialog = await show();
    await dialog.press(m.board_refund_lines());
    expect(dialog.reads()).toContain(m.board_refund_of_line({ name: "Soup", quantity: 2 }));
    expect(dialog.button(m.board_refund_now({ amount: "$3.00" }))).toBeUndefined();
    await dialog.press(m.site_one_more({ name: "Soup" }));
    expect(dialog.button(m.board_refund_now({ amount: "$3.00" }))?.disabled).toBe(false);
    expect(dialog.sent.at(-1)?.body.what).toEqual({ of: "lines", lines: [{ line: 1, quantity: 1 }] });
  });

  test("A retry after a lost answer has the same key; another refund has its own.", async () => {
    let isLost = true;
    const dialog = await show(() => {
      if (isLost) throw new TypeError("lost");
      return Response.json({ code: "order_changed", message: "Changed." }, { status: 409 });
    });
    await dialog.type("refund-reason", "Cold");
    const words = m.board_refund_now({ amount: "$10.00" });
    await dialog.press(words);
    expect(dialog.reads()).toContain(m.board_no_answer());
    isLost = false;
    await dialog.press(words);
    expect(dialog.reads()).toContain("Changed.");
    await dialog.type("refund-reason", "Late");
    await dialog.press(words);
    const keys = dialog.sent.filter(({ path }) => path.endsWith("/refund")).map(({ body }) => body.key);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    // The quote was asked for again, since the order had changed.
    expect(dialog.sent.filter(({ path }) => path.endsWith("/quote")).length).toBeGreaterThan(1);
  });
});
