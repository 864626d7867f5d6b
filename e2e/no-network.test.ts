import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { createDiner, type Diner, startingWith } from "./diner/diner.ts";
import { untilKept } from "./diner/kept-menu.ts";
import { type Change, isPlaced, scheduleOf } from "./diner/network-schedule.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { CHROMIUM } from "./server/chromium.ts";
import { comptoir, ordersAtTable } from "./server/server.ts";
import { changePrice } from "./server/venues.ts";

const SLUG = "grill-of-signal";

test.describe("Without a network", { tag: "@phone" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("the visited menu opens, says how old it is, and fills the cart; any other page says that it is not available.", async ({
    diner,
    page,
    context,
  }) => {
    const menu = "/nomad-taco?takeout=true";
    await diner.open(menu);
    await untilKept(page, menu);
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: m.network_none() })).toBeVisible();
    await diner.open(menu);
    await expect(page.getByText(m.network_none())).toBeVisible();
    await expect(page.getByText("1 min")).toBeVisible();
    await expectAccessible(page);

    await diner.addDish("Carne Asada", ["Three"]);
    await diner.viewCart();
    await expect(page.getByText(m.network_none())).toBeVisible();
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Carne Asada" }) })).toContainText("1");
    await page.reload();
    await expect(page).toHaveURL(menu);
    await diner.viewCart();
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Carne Asada" }) })).toContainText("1");

    await diner.open("/braise?tableNum=12");
    await expect(page.getByRole("heading", { level: 1, name: m.no_network_heading() })).toBeVisible();
    const again = page.getByRole("link", { name: m.site_try_again() });
    await expect(again).toHaveAttribute("href", "/braise?tableNum=12");
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: m.no_network_heading() })).toBeVisible();
    await page.getByRole("link", { name: /Nomad Taco/ }).click();
    await expect(page.getByRole("heading", { name: "Carne Asada" }).first()).toBeVisible();
  });
});

test(
  "An order made offline waits in the browser, also after it is closed, and is placed once with a network, whichever of two tabs sends it.",
  {
    tag: "@phone",
  },
  async ({ server }, info) => {
    const table = "waits";
    const menu = `/${SLUG}?tableNum=${table}`;
    const openBrowser = () =>
      chromium.launchPersistentContext(info.outputPath("browser"), {
        ...CHROMIUM,
        baseURL: server.address,
        locale: "en-CA",
        reducedMotion: "reduce",
        viewport: { width: 360, height: 740 },
        serviceWorkers: "allow",
      });
    const browser = await openBrowser();
    const page = await browser.newPage();
    const diner = createDiner(page);
    await diner.open(menu);
    await untilKept(page, menu);
    await browser.setOffline(true);
    await diner.addDish("Coleslaw");
    await diner.checkout();
    await expect(page.getByText(m.queue_can({ minutes: 30 }))).toBeVisible();
    await expectAccessible(page);
    await diner.giveName();
    await diner.placeButton.click();
    await expect(page.getByText(m.queue_waiting())).toBeVisible();
    await expectAccessible(page);
    await browser.close();

    const again = await openBrowser();
    await again.setOffline(true);
    const [one, other] = [await again.newPage(), await again.newPage()];
    for (const tab of [one, other]) {
      await createDiner(tab).open(menu);
      await expect(tab.getByText(m.queue_waiting())).toBeVisible();
    }
    expect(await ordersAtTable(SLUG, table)).toEqual([]);
    await again.setOffline(false);
    for (const tab of [one, other]) {
      await expect(tab.getByRole("link", { name: m.queue_see() })).toBeVisible({ timeout: 30_000 });
    }
    // The menu page is the cached one; the order page comes from the server.
    const keptPage = one.getByText(m.network_kept_page());
    await expect(keptPage).toBeVisible();
    await one.getByRole("link", { name: m.queue_see() }).click();
    await createDiner(one).confirmedOrder();
    await expect(keptPage).toHaveCount(0);
    expect(await ordersAtTable(SLUG, table)).toHaveLength(1);
    await again.close();
  },
);

fullLengthTest(
  "If a card must be typed, a message first says that it needs a network; an offline order can be withdrawn.",
  {
    tag: "@phone",
  },
  async ({ diner, page, context }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "61", dishes: ["Coleslaw"] });
    await context.setOffline(true);
    await expect(page.getByText(m.queue_cannot())).toBeVisible();
    await context.setOffline(false);
    await diner.openCheckoutOf({ slug: SLUG, table: "62", dishes: ["Coleslaw"] });
    await diner.giveName();
    await context.setOffline(true);
    // Wait until the page is offline: an order that was already sent cannot be removed from the queue.
    await expect(page.getByText(m.queue_can({ minutes: 30 }))).toBeVisible();
    await diner.placeButton.click();
    await diner.takeBack.click();
    await expect(page.getByText(m.queue_waiting())).toBeHidden();
    await context.setOffline(false);
    await diner.placeButton.click();
    await diner.confirmedOrder();
    expect(await ordersAtTable(SLUG, "62")).toHaveLength(1);
  },
);

/** Interrupts the network at the scheduled moment. */
async function cutNetwork(context: BrowserContext, cut: Schedule["cut"]): Promise<void> {
  if (cut === "before") await context.setOffline(true);
  await context.route(/\/api\/orders(\/reference\/.*)?$/, async (route) => {
    if (cut === "after") return route.continue();
    if (cut === "on the way back" && route.request().method() === "POST") await route.fetch().catch(() => undefined);
    await context.setOffline(true);
    await route.abort("connectionreset").catch(() => undefined);
  });
}

/** Performs the diner's action while offline, and returns the page that they look at afterwards. */
async function doMeanwhile(page: Page, meanwhile: Schedule["meanwhile"], checkout: string): Promise<Page> {
  if (meanwhile === "nothing" || meanwhile === "reload") return page;
  const other = await page.context().newPage();
  if (meanwhile === "tab closed") await page.close();
  // Without a service worker a new tab cannot open the page until the network is back.
  await other.goto(checkout).catch(() => undefined);
  return other;
}

/** Advances the clock of open and future pages by 31 minutes. */
const LATER = "(() => { const now = Date.now; Date.now = () => now() + 31 * 60_000; })()";

/** Makes the scheduled change at the restaurant, or to the order. */
async function makeChange(change: Change, diner: Diner, page: Page, folder: string, number: number): Promise<void> {
  if (change === "sold out") await comptoir("sold-out", OF_CHANGES, DISH);
  if (change === "dearer") await changePrice(folder, OF_CHANGES, { dish: DISH, price: `${6 + number}.00` });
  if (change === "taken back") await diner.takeBack.click();
  if (change !== "late") return;
  await page.context().addInitScript(LATER);
  await page.evaluate(LATER);
}

/** Restores the network after the scheduled pause and number of flaps. */
async function comeAndGo(context: BrowserContext, { flaps, pauseMs }: Schedule): Promise<void> {
  const [page] = context.pages();
  await page?.waitForTimeout(pauseMs);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (let count = 0; count < flaps; count += 1) {
    await context.setOffline(false);
    await page?.waitForTimeout(pauseMs / 4);
    await context.setOffline(true);
    await page?.waitForTimeout(pauseMs / 4);
  }
  await context.setOffline(false);
}

const DISH = "Coleslaw";
/** The restaurant of the schedules that change its dishes. These schedules run one after the other. */
const OF_CHANGES = "grill-of-changes";

type Schedule = ReturnType<typeof scheduleOf>;
const SCHEDULES = Array.from({ length: runLength({ quick: 0, full: 30 }) }).map((_, number) => scheduleOf(number));

function testSchedule(schedule: Schedule, slug: string): void {
  const { number, cut, meanwhile, change } = schedule;
  const outcome = isPlaced(schedule) ? "it is one order" : "none is sent, and it is said";
  const title = `The network goes away (schedule ${number}: ${cut}; meanwhile ${meanwhile}; ${change}): ${outcome}.`;
  test(title, { tag: "@phone" }, async ({ diner, page, context }, { outputDir }) => {
    const table = `cut-${number}`;
    const checkout = `/${slug}/checkout?tableNum=${table}`;
    if (slug === OF_CHANGES) await comptoir("restock", slug, DISH);
    await diner.openCheckoutOf({ slug, table, dishes: [DISH] });
    await diner.giveName();
    await cutNetwork(context, cut);
    await diner.placeButton.click();
    if (cut === "after") await diner.confirmedOrder();
    else {
      const queued = page.getByText(m.queue_waiting()).or(page.getByText(m.queue_sending()));
      await expect(queued).toBeVisible({ timeout: 60_000 });
    }
    await makeChange(change, diner, page, outputDir, number);
    const last = cut === "after" ? page : await doMeanwhile(page, meanwhile, checkout);
    await comeAndGo(context, schedule);
    if (last !== page || meanwhile === "reload") await createDiner(last).open(checkout);
    if (!isPlaced(schedule)) {
      const notSent = last.getByRole("alert").filter({ hasText: m.queue_not_sent() });
      // After a withdrawal, the checkout shows the button to order again.
      const asBefore = createDiner(last).placeButton;
      await expect(change === "taken back" ? asBefore : notSent).toBeVisible({ timeout: 60_000 });
      expect(await ordersAtTable(slug, table)).toEqual([]);
      return;
    }
    const placed = last.getByRole("heading", { level: 1, name: m.order_number_label() });
    const told = last.getByRole("link", { name: m.queue_see() });
    // If another tab showed the order already, this tab links to it.
    const toldElsewhere = last.getByRole("link", { name: startingWith(m.order_see_last({ number: "" })) });
    if (cut !== "after") await expect(placed.or(told).or(toldElsewhere).first()).toBeVisible({ timeout: 60_000 });
    expect(await ordersAtTable(slug, table)).toHaveLength(1);
  });
}

const changesMenu = ({ change }: Schedule) => change === "sold out" || change === "dearer";
for (const schedule of SCHEDULES.filter((schedule) => !changesMenu(schedule))) testSchedule(schedule, SLUG);

test.describe("While the menu changes,", () => {
  test.describe.configure({ mode: "default" });
  for (const schedule of SCHEDULES.filter(changesMenu)) testSchedule(schedule, OF_CHANGES);
});
