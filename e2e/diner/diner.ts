import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { type SavedCart, saveCart } from "./saved-cart.ts";

/** Cards of the sandbox, by what becomes of them. */
export const CARDS = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  challenged: "4000 0027 6000 3184",
} as const;

/** Who orders in every journey. */
export const GUEST = { name: "Noémie Tremblay", phone: "416-555-0199", email: "noemie@example.com" } as const;

/**
 * Answers once React has taken the page over, from when on no press is lost, and the browser has nothing left to do: what only a
 * browser knows is drawn in the moment after.
 */
const UNTIL_IT_STANDS = `new Promise((resolve) => {
  const isAlive = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  const look = () => (isAlive() ? requestIdleCallback(() => resolve()) : setTimeout(look, 10));
  look();
})`;

/** What a diner does on a page, in the words in which one would tell it. */
export type Diner = ReturnType<typeof createDiner>;

/** A diner at a page. */
export function createDiner(page: Page) {
  const dish = page.getByRole("dialog");
  // Of the form: a wallet's own button says that it pays as well.
  const payButton = page
    .getByRole("button", { name: startingWith(m.checkout_pay({ total: "" })) })
    .and(page.locator("[type=submit]"));
  const placeButton = page.getByRole("button", { name: startingWith(m.checkout_place()) });

  /** Opens an address, and waits until the page answers to more than being read. */
  async function open(path: string): Promise<void> {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(UNTIL_IT_STANDS);
  }

  async function choose(choice: string): Promise<void> {
    const named = { name: startingWith(choice) };
    await dish.getByRole("radio", named).or(dish.getByRole("checkbox", named)).first().check();
  }

  async function fill(label: string, text: string): Promise<void> {
    await page.getByRole("textbox", { name: label }).fill(text);
  }

  /** A step of the checkout, opened. One may open by itself at the moment of the press, which then closes it. */
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
    /** Comes back to a cart that the server has kept, for a journey that is not about filling one. */
    async openSavedCart(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/cart?tableNum=${encodeURIComponent(cart.table)}`);
    },
    /** Comes to the checkout of such a cart. */
    async openCheckoutOf(cart: SavedCart) {
      await saveCart(page.request, cart);
      await open(`/${cart.slug}/checkout?tableNum=${encodeURIComponent(cart.table)}`);
    },

    /** The sheet or dialog that lies over the page. */
    dish,
    choose,
    async openDish(name: string) {
      const link = page.getByRole("link", { name, exact: true }).first();
      // What is drawn on the way to a dish far down may still move it: it is pressed once it stands.
      await link.hover();
      await link.click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
    },
    async addToCart() {
      await dish.getByRole("button", { name: startingWith(m.item_add()) }).click();
      await expect(dish).toBeHidden();
    },
    /** Puts a dish into the cart, with what is to be chosen in the order in which it is asked for. */
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
    /** From the menu to the checkout, by way of the cart. */
    async checkout() {
      await this.viewCart();
      await this.goToCheckout();
    },

    openStep,
    /** The step of the time, with days and times to choose from. Where nothing can be had right now there is no other choice. */
    async chooseOwnTime(): Promise<Locator> {
      const step = await openStep("when");
      const later = step.locator("label").filter({ has: page.getByRole("radio", { name: m.checkout_at_time() }) });
      const times = step.getByRole("combobox", { name: startingWith(m.checkout_time_on({ day: "" })) });
      // What the kitchen can do is asked again in the browser, and may take the choice away.
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
      // The box itself is not drawn; its label is what one presses.
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
    /** Takes an order out of the queue again, before it has left. */
    takeBack: page.getByRole("button", { name: m.queue_drop() }),
    async payWithCard(number: string) {
      await this.enterCard(number);
      await payButton.click();
    },
    /** Waits for the confirmation, and gives the id of the order that it is of. */
    async confirmedOrder(): Promise<string> {
      await expect(page.getByRole("heading", { level: 1, name: m.order_number_label() })).toBeVisible({
        timeout: 20_000,
      });
      return /\/orders\/([\w-]+)/.exec(page.url())?.[1] ?? "";
    },
    /** The amount beside a label in the bill that is shown. */
    amountOf: (label: string): Locator =>
      page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd").first(),
  };
}

/** Matches a name that begins with these words: prices and counts follow them. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${RegExp.escape(words.trim())}`);
}
