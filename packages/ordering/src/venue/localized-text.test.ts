import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { localizedDataText, localizedText, restaurantName, restaurantWords } from "./localized-text.ts";

describe("Words in a language", () => {
  it("are the translation, else the venue's own, else those of the fallback locale", () => {
    const soup = { name: "Soup", localization: { "fr-CA": { name: "Soupe" } } } as const;
    expect(localizedText(soup, "name", "fr-CA")).toBe("Soupe");
    expect(localizedText(soup, "name", "en-CA")).toBe("Soup");
    expect(localizedText({ name: "", localization: { "en-CA": { name: "Soup" } } }, "name", "fr-CA")).toBe("Soup");
  });

  it("are shown without escapes and markup, and are null if there are none", () => {
    const notice = { title: "Fish &amp; <b>Chips</b>", localization: { fr: { title: "Poisson" } } };
    expect(localizedDataText(notice, "title", "en-CA")).toBe("Fish & Chips");
    expect(localizedDataText(notice, "title", "fr-CA")).toBe("Poisson");
    expect(localizedDataText({ title: " " }, "title", "en-CA")).toBeNull();
  });
});

describe("A restaurant's own texts", () => {
  const restaurant = aRestaurant({
    name: "Braise",
    display_name: "Braise &amp; Co",
    order_options: { service_charge_label: "Care" },
    localization: { "fr-CA": { name: "Braise", display_name: "Braise et cie", service_charge_label: "Soin" } },
  });

  it("have its display name before its name", () => {
    expect(restaurantName(restaurant, "en-CA")).toBe("Braise & Co");
    expect(restaurantName(restaurant, "fr-CA")).toBe("Braise et cie");
    expect(restaurantName(aRestaurant({ name: "Braise" }), "fr-CA")).toBe("Braise");
  });

  it("have its service charge's label in each language, else the default", () => {
    expect(restaurantWords(restaurant, "service_charge_label", "fr-CA")).toBe("Soin");
    expect(restaurantWords(restaurant, "service_charge_label", "en-CA")).toBe("Care");
    expect(restaurantWords(restaurant, "orders_paused_message", "fr-CA")).toBeNull();
  });
});
