import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";

/** The days of the week that a school's page shows, Monday first. */
export function schoolDays(page: Page): Locator {
  return page.locator("section[id^='day-']");
}

/**
 * Goes on to the next week, and waits until its days stand there: until then a press falls on the days that were there, which look
 * alike. How the link is pressed is up to the caller.
 */
export async function goToNextWeek(page: Page, press = (link: Locator) => link.click()): Promise<void> {
  const monday = schoolDays(page).first();
  const before = (await monday.getAttribute("id")) ?? "";
  await press(page.getByRole("link", { name: m.school_next_week() }));
  await expect(monday).not.toHaveAttribute("id", before);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
