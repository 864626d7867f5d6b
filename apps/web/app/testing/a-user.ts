import type { UserData } from "@comptoir/contract";

export function aUser(but: Partial<UserData> = {}): UserData {
  return {
    token: "bm9vcnMgdG9rZW4",
    id: "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11",
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@example.ca",
    phoneNumber: "416-555-0123",
    paymentMethods: [
      {
        paymentCardId: "5f0c1b1e-3c7d-4a4e-8f0e-9a1b2c3d4e5f",
        type: "VISA",
        last4: "4242",
        expiry_date: "11/29",
        isDefault: true,
        keptAt: "sandbox",
      },
    ],
    lastItemsOrdered: [],
    suiteOperator: false,
    emailConfirmed: true,
    locale: "en-CA",
    consent: false,
    defaultTip: null,
    promoCode: null,
    hasPassword: true,
    providers: [],
    ...but,
  };
}
