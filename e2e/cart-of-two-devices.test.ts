import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { createDiner } from "./diner/diner.ts";
import { newAddress, PASSWORDS, personAt } from "./diner/person.ts";
import { expect, fullLengthTest } from "./diner/test.ts";

const CART = "/little-grill/cart?tableNum=47";

/** Returns the quantity control of a dish in the cart. */
const quantityOf = (page: Page, name: string) => page.getByRole("group", { name: m.site_quantity_of({ name }) });
const oneMore = (page: Page, name: string) =>
  quantityOf(page, name)
    .getByRole("button", { name: m.site_one_more({ name }) })
    .click();

fullLengthTest(
  "ordering#cart-version: a person's phone and laptop share one cart, whichever changes it.",
  {
    tag: "@desktop",
  },
  async ({ diner, page: phone, browser, server }) => {
    const email = newAddress("noemie");
    await diner.open("/login");
    await personAt(phone).register(email, "Noémie");
    await personAt(phone).sees(m.profile_heading_named({ name: "Noémie" }));

    const devices = await browser.newContext({ baseURL: server.address });
    await devices.addCookies([{ name: "locale", value: "en-CA", url: server.address }]);
    const laptop = await devices.newPage();
    const atLaptop = createDiner(laptop);
    await atLaptop.open("/login");
    await personAt(laptop).signIn(email, PASSWORDS.first);
    await personAt(laptop).sees(m.profile_heading_named({ name: "Noémie" }));

    await diner.openTable("little-grill", "47");
    await diner.addDish("Coleslaw");
    await diner.viewCart();
    await expect(quantityOf(phone, "Coleslaw")).toContainText("1");
    await atLaptop.open(CART);
    await expect(quantityOf(laptop, "Coleslaw")).toContainText("1");

    // Both devices change the same version of the cart concurrently.
    const priced = (page: Page) =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith("/set-costs") &&
          answer.status() === 200 &&
          // An answer to the cart as it was loaded may still be on its way.
          !/"quantity":1\b/.test(answer.request().postData() ?? ""),
      );
    await Promise.all([priced(phone), priced(laptop), oneMore(phone, "Coleslaw"), oneMore(laptop, "Coleslaw")]);
    for (const page of [phone, laptop]) {
      await page.reload();
      await expect(quantityOf(page, "Coleslaw")).toContainText("3");
      await expect(page.getByText(m.refusal_cart_version())).toHaveCount(0);
    }
    await devices.close();
  },
);
