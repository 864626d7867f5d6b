import { aRestaurant } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { countOfShare, openShares, readUnpaidOrders, unlimitedVisitors } from "./unpaid-orders.ts";

test("The limits of unpaid orders have defaults, each of which a venue can set.", () => {
  expect(readUnpaidOrders(aRestaurant({}))).toMatchObject({ openPerGuest: 5, openPerAddress: 20 });
  const unpaid_orders = { open_per_guest: 1, slot_percent_per_address: 100 };
  expect(readUnpaidOrders(aRestaurant({ order_options: { unpaid_orders } }))).toMatchObject({
    openPerGuest: 1,
    openPerAddress: 20,
    slotPercentPerAddress: 100,
  });
});

test("A limit of 0 means none; an unlimited visitor is not counted.", () => {
  const unpaid_orders = {
    open_per_guest: 0,
    per_minute_per_guest: 0,
    slot_percent_per_guest: 100,
    stock_percent_per_guest: 100,
    open_per_address: 0,
  };
  const limits = readUnpaidOrders(aRestaurant({ order_options: { unpaid_orders } }));
  expect(limits.openPerAddress).toBe(Number.POSITIVE_INFINITY);
  expect(unlimitedVisitors(limits, false)).toEqual({ guests: true, addresses: false });
  expect(unlimitedVisitors({ ...limits, stockPercentPerGuest: 50 }, false).guests).toBe(false);
});

test("An address that many share needs no count unless its orders a minute or its share of slots are limited.", () => {
  const limits = {
    ...readUnpaidOrders(aRestaurant({})),
    perMinutePerAddress: Number.POSITIVE_INFINITY,
    slotPercentPerAddress: 100,
  };
  expect(unlimitedVisitors(limits, true).addresses).toBe(true);
  expect(unlimitedVisitors(limits, false).addresses).toBe(false);
  expect(unlimitedVisitors({ ...limits, perMinutePerAddress: 20 }, true).addresses).toBe(false);
  expect(unlimitedVisitors({ ...limits, slotPercentPerAddress: 50 }, true).addresses).toBe(false);
});

test("A share of a slot or a dish is rounded up to at least one.", () => {
  expect([1, 2, 4, 5, 10].map((count) => countOfShare(count, 25))).toEqual([1, 1, 1, 2, 3]);
});

test("For paid orders a card has higher limits than a guest, and an address higher ones than a card.", () => {
  const limits = readUnpaidOrders(aRestaurant({}));
  expect(openShares(limits, false).address).toEqual({ open: 20, perMinute: 20, slotPercent: 50, stockPercent: 50 });
  expect(openShares(limits, true)).toEqual({
    guest: { open: 5, perMinute: 3, slotPercent: 25, stockPercent: 50 },
    card: { open: 40, perMinute: 40, slotPercent: 50, stockPercent: 50 },
    address: { open: 80, perMinute: 80, slotPercent: 75, stockPercent: 75 },
  });
});
