import { describe, expect, it } from "vitest";
import { createSandboxGateway } from "../../gateways/payment/sandbox/sandbox-gateway.ts";
import { AT_THE_GRILL, GRILL } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

/** The sources that the card fields of an external gateway load. */
const CARD_COMPANY = {
  script: ["https://js.cards.example"],
  frame: ["https://js.cards.example"],
  connect: ["https://api.cards.example"],
  formAction: [],
};

const { call, load } = await openTestApi({}, (pool) => {
  const sandbox = createSandboxGateway(pool);
  const publicConfig = { tokenUrl: null, publishableKey: "pk_test" };
  return { sandbox, stripe: { ...sandbox, processor: "stripe", publicConfig, pageSources: CARD_COMPANY } };
});

/** Returns the payment configuration of a restaurant whose venue file has these settings. */
async function configWith(restaurant: object) {
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, ...restaurant } });
  return call("/api/payment/get-payment-config", { app8RestaurantId: 7 }, AT_THE_GRILL);
}

describe("POST /payment/get-payment-config", () => {
  it("answers where the page exchanges a card for a token", async () => {
    expect(await configWith({ payment_processor: "sandbox", avs: true })).toMatchObject({
      status: 200,
      body: { processor: "sandbox", paymentMethods: ["credit_card"], avs: true, tokenUrl: "/sandbox-gateway/tokens" },
    });
  });

  it("says what a page must load from the gateway, and nothing where the fields are our own", async () => {
    const own = { script: [], frame: [], connect: [], formAction: [] };
    expect((await configWith({ payment_processor: "sandbox" })).body.pageSources).toEqual(own);
    expect((await configWith({ payment_processor: "payOnPremise" })).body.pageSources).toEqual(own);
    expect((await configWith({ payment_processor: "stripe" })).body).toMatchObject({
      processor: "stripe",
      publishableKey: "pk_test",
      pageSources: CARD_COMPANY,
    });
  });

  it("offers no card at a restaurant that is paid on premise, and nothing at one without a processor", async () => {
    const nothing = { paymentMethods: [], tokenUrl: null, publishableKey: null };
    const onPremise = await configWith({ payment_processor: "payOnPremise" });
    expect(onPremise.body).toMatchObject({ processor: "payOnPremise", ...nothing });
    expect((await configWith({ payment_processor: null })).body).toMatchObject({ processor: null, ...nothing });
  });

  it("answers 404 for an unknown restaurant", async () => {
    expect(await call("/api/payment/get-payment-config", { app8RestaurantId: 404 })).toMatchObject({ status: 404 });
  });
});
