import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { type SavedCart, saveCart } from "./saved-cart.ts";

export const CARDS = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  challenged: "4000 0027 6000 3184",
} as const;

export const GUEST = { name: "Noémie Tremblay", phone: "416-555-0199", email: "noemie@example.com" } as const;

/**
 * Resolves after hydration, once the browser is idle, because some content is rendered just after hydration.
 */
const UNTIL_HYDRATED_AND_IDLE = `new Promise((resolve) => {
  const isAlive = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  const look = () => (isAlive() ? requestIdleCallback(() => resolve()) : setTimeout(look, 10));
  look();
})`;

export type Diner = ReturnType<typeof createDiner>;

export function createDiner(page: Page) {
  const dish = page.getByRole("dialog");
  // The `type` excludes a wallet's button of a similar name.
  const payButton = page
    .getByRole("button", { name: startingWith(m.checkout_pay({ total: "" })) })
    .and(page.locator("[type=submit]"));
  const placeButton = page.getByRole("button", { name: startingWith(m.checkout_place()) });

  async function open(path: string): Promise<void> {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(UNTIL_HYDRATED_AND_IDLE);
  }

  async function choose(choice: string): Promise<void> {
    const named = { name: startingWith(choice) };
    await dish.getByRole("radio", named).or(dish.getByRole("checkbox", named)).first().check();
  }

  async function fill(label: string, text: string): Promise<void> {
    await page.getByRole("textbox", { name: label }).fill(text);
  }

  /** Opens a step of the checkout. Retries, because the click closes a step that opens at the same moment. */
  async function openStep(id: string): Promise<Locator> {
    const step = page.locator(`[data-step=${id}]`);
    await expect(async () => {
      if ((await step.getAttribute("open")) === null) await step.locator("summary").click();
      await expect(step).toHaveAttribute("open", { timeout: 500 });
    }).toPass();
    return step;
  }

  return {
    open,
    openTable: (slug: string, table: string) => open(`/${slug}?tableNum=${encodeURIComponent(table)}`),
    openTakeOut: (slug: string) => open(`/${slug}?takeout=true`),
    /** Stores a cart on the server and opens it, for journeys that do not test filling a cart. */
    async openSavedCart(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/cart?tableNum=${encodeURIComponent(cart.table)}`);
    },
    async openCheckoutOf(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/checkout?tableNum=${encodeURIComponent(cart.table)}`);
    },

    dish,
    choose,
    async openDish(name: string) {
      const link = page.getByRole("link", { name, exact: true }).first();
      // Scrolling renders content that moves the dish; `hover` waits until it is stable.
      await link.hover();
      await link.click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
    },
    async addToCart() {
      await dish
        .getByRole("button", { name: startingWith(m.item_add()) })
        .last()
        .click();
      await expect(dish).toBeHidden();
    },
    async addDish(name: string, choices: readonly string[] = []) {
      await this.openDish(name);
      for (const choice of choices) await choose(choice);
      await this.addToCart();
    },

    async viewCart() {
      await page.getByRole("link", { name: startingWith(m.menu_cart_view()) }).click();
      await expect(page.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible();
    },
    async goToCheckout() {
      await page.getByRole("link", { name: m.cart_to_checkout() }).click();
      await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();
    },
    async checkout() {
      await this.viewCart();
      await this.goToCheckout();
    },

    openStep,
    /** Opens the time step and selects the option to choose a time, if it is not the only one. */
    async chooseOwnTime(): Promise<Locator> {
      const step = await openStep("when");
      const later = step.locator("label").filter({ has: page.getByRole("radio", { name: m.checkout_at_time() }) });
      const times = step.getByRole("group", { name: startingWith(m.checkout_time_on({ day: "" })) });
      // Retries, because the browser reloads the times, and the option may disappear.
      await expect(async () => {
        if (await later.isVisible()) await later.click({ timeout: 500 });
        await expect(times).toBeVisible({ timeout: 500 });
      }).toPass();
      return step;
    },

    giveName: () => fill(m.checkout_name(), GUEST.name),
    async giveContact() {
      await fill(m.checkout_name(), GUEST.name);
      await fill(m.checkout_phone(), GUEST.phone);
    },
    async tip(choice: string) {
      // The radio button is invisible, so its label is clicked.
      const radio = page.getByRole("radio", { name: startingWith(choice) });
      await page.locator("label").filter({ has: radio }).click();
      await expect(radio).toBeChecked();
    },
    async enterCard(number: string) {
      await fill(m.checkout_card_number(), number);
      await fill(m.checkout_card_expiry(), "12/34");
      await fill(m.checkout_card_cvd(), "123");
      await fill(m.checkout_card_postal_code(), "M5V 2T6");
    },
    payButton,
    placeButton,
    /** The button that withdraws a queued order. */
    takeBack: page.getByRole("button", { name: m.queue_drop() }),
    async payWithCard(number: string) {
      await this.enterCard(number);
      await payButton.click();
    },
    async confirmedOrder(): Promise<string> {
      await expect(page.getByRole("heading", { level: 1, name: m.order_number_label() })).toBeVisible({
        timeout: 20_000,
      });
      return /\/orders\/([\w-]+)/.exec(page.url())?.[1] ?? "";
    },
    amountOf: (label: string): Locator =>
      page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd").first(),
  };
}

/** Matches a name that begins with a text. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${RegExp.escape(words.trim())}`);
}
