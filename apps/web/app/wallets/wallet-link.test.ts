import { WALLETS } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { walletOfLink, withWallet } from "./wallet-link.ts";

test.each(WALLETS)("screens#wallet-link: A link to the checkout names %s, beside the visit's parameters.", (wallet) => {
  for (const checkout of ["/grill/checkout", "/grill/checkout?tableNum=12"]) {
    const { searchParams } = new URL(withWallet(checkout, wallet), "https://comptoir.example");
    expect(walletOfLink(searchParams)).toBe(wallet);
    expect(searchParams.get("tableNum")).toBe(checkout.includes("12") ? "12" : null);
  }
});

test("screens#wallet-link: An unknown wallet is ignored.", () => {
  expect(walletOfLink(new URLSearchParams("wallet=purse"))).toBeNull();
});
