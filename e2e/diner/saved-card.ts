import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { CARDS, type Diner } from "./diner.ts";
import { personAt } from "./person.ts";

/** Saves a card on the profile's page of cards, which must be open. */
export async function saveCard(diner: Diner, page: Page): Promise<void> {
  await diner.open(page.url());
  const person = personAt(page);
  await person.fill(m.checkout_card_number(), CARDS.approved);
  await person.fill(m.checkout_card_expiry(), "12/34");
  await person.fill(m.checkout_card_cvd(), "123");
  await person.press(m.profile_card_save());
}
