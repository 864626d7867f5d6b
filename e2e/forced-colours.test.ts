import { m } from "@comptoir/messages";
import { expect } from "@playwright/test";
import { startingWith } from "./diner/diner.ts";
import { test } from "./diner/test.ts";

test("In forced colours, which leave no background, the button that leads on keeps an edge.", {
  tag: "@desktop",
}, async ({ diner, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await diner.openTable("braise", "63");
  await diner.openDish("Drip Coffee");
  await expect(diner.dish.getByRole("button", { name: startingWith(m.item_add()) })).toHaveCSS(
    "border-top-width",
    "1px",
  );
});
