import { expect, test } from "vitest";
import { expectedWallets, NO_WALLETS } from "./offered-wallets.ts";

const BOTH = { ...NO_WALLETS, applePay: true, googlePay: true, googleMerchantId: "merchant" };
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15";
const CHROME_ON_MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36";

test.each([
  ["Safari on an iPhone", IPHONE, ["applePay"]],
  ["Safari on a Mac", MAC, ["applePay"]],
  ["Chrome on a Mac", CHROME_ON_MAC, []],
  ["an Android phone", ANDROID, []],
  ["a browser without a name", "", []],
])("payment#wallets-in-cart: %s is expected to support %s.", (_, userAgent, wallets) => {
  expect(expectedWallets(BOTH, userAgent)).toEqual(wallets);
});

test("payment#wallets-in-cart: A wallet that the venue does not take is not expected.", () => {
  expect(expectedWallets({ ...BOTH, applePay: false }, IPHONE)).toEqual([]);
});

test("payment#wallets-in-cart: The sandbox's sheet works in every browser.", () => {
  expect(expectedWallets({ ...BOTH, standIn: true }, ANDROID)).toEqual(["applePay", "googlePay"]);
});
