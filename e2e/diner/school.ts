import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";

/** The weekdays on a school's page, Monday first. */
export function schoolDays(page: Page): Locator {
  return page.locator("section[id^='day-']");
}

/** Opens the next week and waits for its days, which look like the old ones. `press` clicks the link. */
export async function goToNextWeek(page: Page, press = (link: Locator) => link.click()): Promise<void> {
  const monday = schoolDays(page).first();
  const before = (await monday.getAttribute("id")) ?? "";
  await press(page.getByRole("link", { name: m.school_next_week() }));
  await expect(monday).not.toHaveAttribute("id", before);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
