import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { buttonsOf, countIn, openBoard, placeAtTables, workDone } from "./diner/board.ts";
import { tabTo } from "./diner/keyboard.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import type { OwnVenue } from "./server/venues.ts";

/** The orders of a service that one person works. */
const ORDERS = runLength({ quick: 10, full: 200 });
/** Half of the orders stand on the board at the beginning; the others come while it is worked. */
const COMING_EVERY_MS = runLength({ quick: 250, full: 700 });
const WITHIN_MS = runLength({ quick: 120_000, full: 1_200_000 });
/** The keyboard presses faster than the board sends, one press after the other. */
const SENT_WITHIN_MS = runLength({ quick: 20_000, full: 300_000 });

const lanes = () => [m.board_lane_new(), m.board_lane_in_progress(), m.board_lane_ready()] as const;
const TAG = { tag: "@desktop" };

test.describe.configure({ timeout: WITHIN_MS });

test(
  "A rush is worked by keyboard alone: each order is accepted, started, ready and handed over.",
  TAG,
  async ({ page }) => {
    const slug = "kitchen-of-keys";
    const { keyboard } = page;
    await placeAtTables(page.request, slug, { orders: ORDERS / 2, everyMs: 0 });
    await openBoard(page, slug, "Bump bar");
    await tabTo(page, page.getByRole("button", { name: m.board_begin() }));
    await keyboard.press("Enter");
    // From all open orders to the new ones.
    await keyboard.press("ArrowRight");
    const coming = comeMeanwhile(page, slug);
    while (coming.areComing() || (await openOrders(page)) > 0) {
      for (const [index, lane] of lanes().entries()) {
        const cards = await countIn(page, lane);
        // A new order needs two presses: accept and start.
        const presses = index === 0 ? cards * 2 : cards;
        for (let press = 0; press < presses; press += 1) {
          if (press % 4 === 0 && cards > 1) await keyboard.press("2");
          await keyboard.press("Enter");
        }
        await keyboard.press("ArrowRight");
      }
      for (const _ of lanes()) await keyboard.press("ArrowLeft");
    }
    await coming.end;
    await expectWorked(page, slug);
  },
);

test.describe("On a tablet of ten inches", () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  fullLengthTest("a rush is worked by touch alone.", TAG, async ({ page }) => {
    const slug = "kitchen-of-touches";
    await placeAtTables(page.request, slug, { orders: ORDERS / 2, everyMs: 0 });
    await openBoard(page, slug, "Tablet");
    await page.getByRole("button", { name: m.board_begin() }).tap();
    const coming = comeMeanwhile(page, slug);
    const acts = [m.board_accept(), m.board_start(), m.board_ready(), m.board_hand_over()];
    while (coming.areComing() || (await openOrders(page)) > 0) {
      for (const act of acts) {
        const buttons = buttonsOf(page, act);
        // Another order may have taken the place of the one that was counted.
        for (let left = await buttons.count(); left > 0 && (await buttons.count()) > 0; left -= 1)
          await buttons.first().tap();
      }
    }
    await coming.end;
    await expectWorked(page, slug);
  });
});

/** Places the second half of the orders while the board is worked. */
function comeMeanwhile(page: Page, slug: OwnVenue) {
  let areComing = true;
  const end = placeAtTables(page.request, slug, { orders: ORDERS / 2, everyMs: COMING_EVERY_MS }).finally(() => {
    areComing = false;
  });
  return { end, areComing: () => areComing };
}

async function openOrders(page: Page): Promise<number> {
  const counts = await Promise.all(lanes().map((lane) => countIn(page, lane)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Every order was handed over, and each act was done once for each order. A repeated attempt works off what is left. */
async function expectWorked(page: Page, slug: OwnVenue): Promise<void> {
  const { orders } = await workDone(page, slug);
  expect(orders).toBeGreaterThanOrEqual(ORDERS);
  await expect
    .poll(() => workDone(page, slug), { timeout: SENT_WITHIN_MS })
    .toEqual({ orders, completed: orders, accepted: orders, moved: 3 * orders });
  await expect(page.getByText(m.board_not_done())).toHaveCount(0);
}
