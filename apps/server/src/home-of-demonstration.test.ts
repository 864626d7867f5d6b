import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { openSite } from "./testing/open-venue.ts";

const site = await openSite({ homeChains: ["norths"], isErasedNightly: true });

test("screens#home-demonstration: with the demonstration, the bare host leads to guests', staff's and developers' pages.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, { group: "norths", name: "North One" }));
  const answer = await site.ask("/");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  for (const part of [m.home_demonstration_heading(), "North One", "/norths/location-search"]) {
    expect(page).toContain(part);
  }
  for (const place of ["/staff", "/staff/start", "/login", "/docs", "/api/docs"])
    expect(page).toContain(`href="${place}"`);
  expect(page).not.toContain(m.page_not_found_heading());
});

test("venue#demonstration-reset: where everything is erased each night, guests' and staff's pages say so in their language.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, { slug: "south" }));
  for (const place of ["/", "/south?tableNum=1", "/staff", "/login"]) {
    expect(await (await site.ask(place)).text(), place).toContain(m.site_erased_nightly());
    const french = await site.ask(place, { headers: { "accept-language": "fr-CA" } });
    expect(await french.text(), place).toContain(m.site_erased_nightly({}, { locale: "fr-CA" }));
  }
});
