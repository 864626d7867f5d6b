import type { TimesData } from "@comptoir/contract";
import { readVenue } from "../../../venue/venue.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";

/** A checkout at table 12 that only asks for a name: no questions, no tips, nothing to pay. */
export const A_SETUP: CheckoutSetup = {
  wording: { province: "ON", splitsTaxes: false },
  codes: {
    takesDiscounts: false,
    takesGiftCards: false,
    giftCardTitle: null,
    giftCardLabel: null,
    giftCardTooltip: null,
    scansGiftCards: false,
    membership: null,
  },
  rules: { order_options: { custom_questions: [], hide_guest_info: null } },
  questions: [],
  tips: null,
  promoCode: null,
  hasLoyalty: false,
  hidesTakeoutNotes: false,
  cateringMinimumCents: null,
  answerSeconds: null,
  delivery: null,
  app8RestaurantId: 7,
  payment: {
    processor: "payOnPremise",
    paymentMethods: [],
    wallets: { applePay: false, googlePay: false, standIn: false, googleMerchantId: null },
    tokenUrl: null,
    publishableKey: null,
    account: null,
    cardsOff: false,
    leastCents: null,
    avs: false,
    labels: {},
  },
  remembered: { tableNum: "12", address: "", fullName: "Sam", email: "", phoneNumber: "", isOfLegalAge: false },
  account: "offered",
  ownEmail: null,
  savedCards: [],
  choosesTime: false,
  times: null,
  wantedTime: null,
  toChange: null,
  suite: null,
  creditCents: 0,
};

export function someFacts(change: Partial<CheckoutFacts> = {}): CheckoutFacts {
  const friday = { date: "2026-11-20", weekday: 4, minutes: 18 * 60 };
  return {
    setup: A_SETUP,
    venue: readVenue({ id: 1, slug: "grill", name: "Grill" }, "en-CA", friday),
    table: { number: "12", name: null },
    orderType: "dine-in",
    destination: { kind: "table", tableNum: "12" },
    needsAge: false,
    asap: null,
    ways: [],
    times: null,
    askTimesAgain: null,
    hold: null,
    bill: null,
    belowMinimumCents: null,
    payment: "on-premise",
    express: { ready: [], sheets: new Map(), chosen: null },
    methods: [],
    card: null,
    keepsCards: false,
    credit: { availableCents: 0, usedCents: 0, isUsed: true, use: () => {} },
    ...change,
  };
}

export const A_PICKUP = { orderType: "pickup", destination: { kind: "pickup" }, table: null } as const;

/** Tonight is full, tomorrow has room at noon, the day after until half past eleven. */
export const SOME_TIMES: TimesData = {
  zone: "America/Toronto",
  now: "2026-11-20T23:00:00.000Z",
  asap: { available: true, readyAt: "2026-11-20T23:15:00.000Z", lastCallAt: null, closesAt: null, why: null },
  noticeMinutes: 0,
  days: [
    { date: "2026-11-20", slots: [{ time: "18:00", at: "2026-11-20T23:00:00.000Z", remaining: 0 }] },
    {
      date: "2026-11-21",
      slots: [
        { time: "11:30", at: "2026-11-21T16:30:00.000Z", remaining: null },
        { time: "12:00", at: "2026-11-21T17:00:00.000Z", remaining: 2 },
        { time: "12:30", at: "2026-11-21T17:30:00.000Z", remaining: 1 },
      ],
    },
    {
      date: "2026-11-22",
      slots: [
        { time: "11:30", at: "2026-11-22T16:30:00.000Z", remaining: 1 },
        { time: "12:00", at: "2026-11-22T17:00:00.000Z", remaining: 0 },
      ],
    },
  ],
  daysWithout: [],
};
