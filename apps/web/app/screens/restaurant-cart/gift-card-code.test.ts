import type { RestaurantData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { codeSettingsOf, maskedCode, readGiftCardCode } from "./codes.ts";

describe("a scanned gift card code", () => {
  test("is the text itself, or the last segment of a URL's path.", () => {
    expect(readGiftCardCode(" CLUB-5H2M-8RKD-3PXT ")).toBe("CLUB-5H2M-8RKD-3PXT");
    expect(readGiftCardCode("https://club.example/gift/CLUB5H2M8RKD3PXT")).toBe("CLUB5H2M8RKD3PXT");
  });

  test("is not the URL of a table, a word or an empty text.", () => {
    const others = ["https://club.example/?tableNum=12", "soup", "", "WIFI:S:club;;", "https://club.example/%E0%A4%A"];
    expect(others.map((seen) => readGiftCardCode(seen))).toEqual([null, null, null, null, null]);
  });

  test("cannot be scanned if the venue hides the scanner or takes no gift cards.", () => {
    const scans = (voucher: RestaurantData["voucher"]) =>
      codeSettingsOf({ id: 1, name: "Grill", slug: "grill", voucher: voucher ?? null }, "en-CA");
    expect(scans({ type: "gift_card" })).toMatchObject({ takesGiftCards: true, scansGiftCards: true });
    expect(scans({ type: "gift_card", hide_scanner: true })).toMatchObject({
      takesGiftCards: true,
      scansGiftCards: false,
    });
    expect(scans(null)).toMatchObject({ takesGiftCards: false, scansGiftCards: false });
  });

  test("has the venue's own label and tooltip.", () => {
    const voucher = { type: "gift_card", label: "Club card", tooltip: "On the back." };
    expect(codeSettingsOf({ id: 1, name: "Grill", slug: "grill", voucher }, "en-CA")).toMatchObject({
      giftCardLabel: "Club card",
      giftCardTooltip: "On the back.",
    });
  });

  test("is masked except for its last characters.", () => {
    expect(maskedCode("CLUB-5H2M-8RKD-3PXT")).toBe("•••• 3PXT");
    expect(maskedCode("club-5h2m-8rkd-3pxt")).toBe("•••• 3PXT");
  });
});
