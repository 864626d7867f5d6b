import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { type SavedCart, saveCart } from "./saved-cart.ts";

/** Card numbers of the sandbox gateway, by their outcome. */
export const CARDS = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  challenged: "4000 0027 6000 3184",
} as const;

/** The guest of every journey. */
export const GUEST = { name: "Noémie Tremblay", phone: "416-555-0199", email: "noemie@example.com" } as const;

/**
 * Resolves after hydration, once the browser is idle: content that only the browser knows is rendered just after
 * hydration.
 */
const UNTIL_HYDRATED_AND_IDLE = `new Promise((resolve) => {
  const isAlive = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  const look = () => (isAlive() ? requestIdleCallback(() => resolve()) : setTimeout(look, 10));
  look();
})`;

/** The actions of a diner on a page. */
export type Diner = ReturnType<typeof createDiner>;

/** Creates the actions of a diner on a page. */
export function createDiner(page: Page) {
  const dish = page.getByRole("dialog");
  // The form's own button: a wallet's button has a similar name.
  const payButton = page
    .getByRole("button", { name: startingWith(m.checkout_pay({ total: "" })) })
    .and(page.locator("[type=submit]"));
  const placeButton = page.getByRole("button", { name: startingWith(m.checkout_place()) });

  /** Opens a URL, and waits for hydration. */
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

  /**
   * Opens a step of the checkout. Retries, since a step that opens on its own during the click would be closed by it.
   */
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
    /** Saves a cart on the server and opens it, for journeys that do not test filling a cart. */
    async openSavedCart(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/cart?tableNum=${encodeURIComponent(cart.table)}`);
    },
    /** Saves a cart on the server and opens its checkout. */
    async openCheckoutOf(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/checkout?tableNum=${encodeURIComponent(cart.table)}`);
    },

    /** The dialog of a dish. */
    dish,
    choose,
    async openDish(name: string) {
      const link = page.getByRole("link", { name, exact: true }).first();
      // Scrolling to a distant dish renders content that moves it. `hover` waits until it is stable.
      await link.hover();
      await link.click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
    },
    async addToCart() {
      await dish.getByRole("button", { name: startingWith(m.item_add()) }).click();
      await expect(dish).toBeHidden();
    },
    /** Adds a dish to the cart. `choices` are in the order of the dialog. */
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
    /** Goes from the menu through the cart to the checkout. */
    async checkout() {
      await this.viewCart();
      await this.goToCheckout();
    },

    openStep,
    /**
     * Opens the time step and selects the option to choose a time. If nothing is available now, it is the only option.
     */
    async chooseOwnTime(): Promise<Locator> {
      const step = await openStep("when");
      const later = step.locator("label").filter({ has: page.getByRole("radio", { name: m.checkout_at_time() }) });
      const times = step.getByRole("combobox", { name: startingWith(m.checkout_time_on({ day: "" })) });
      // Retries, since the browser reloads the kitchen's times, and the option may disappear.
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
      // The radio button is invisible: click its label.
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
    /** The button that removes an order from the offline queue before it is sent. */
    takeBack: page.getByRole("button", { name: m.queue_drop() }),
    async payWithCard(number: string) {
      await this.enterCard(number);
      await payButton.click();
    },
    /** Waits for the confirmation page and returns the order's id. */
    async confirmedOrder(): Promise<string> {
      await expect(page.getByRole("heading", { level: 1, name: m.order_number_label() })).toBeVisible({
        timeout: 20_000,
      });
      return /\/orders\/([\w-]+)/.exec(page.url())?.[1] ?? "";
    },
    /** Returns the amount beside a label in the visible bill. */
    amountOf: (label: string): Locator =>
      page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd").first(),
  };
}

/** Matches a name by its first words, which a price or a count may follow. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${RegExp.escape(words.trim())}`);
}
