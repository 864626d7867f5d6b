import { ACCOUNT_NEEDS, ACCOUNT_STANDINGS, PAYMENT_PROCESSORS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { instantSchema } from "../wire.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;
const OF_POSTS = [...OF_MANAGERS, ...BODY_REFUSALS] as const;
const NO_BODY = jsonBody(z.object({}), {});

/** How a restaurant is paid by card, as its managers see it. payment#own-account. */
const paymentsSchema = z
  .object({
    processor: z.enum(PAYMENT_PROCESSORS).nullable(),
    isOffered: z.boolean().openapi({
      description:
        "Whether the restaurant can connect an account of its own: its processor is Stripe, and the operator has turned Connect on.",
    }),
    fee: z
      .object({ percent: z.string(), cents: z.number().int() })
      .nullable()
      .openapi({ description: "The operator's fee for each payment on its own account; null if it can have none." }),
    account: z
      .object({
        id: z.string().nullable().openapi({ description: "Null until it is made, and after it was disconnected." }),
        standing: z.enum(ACCOUNT_STANDINGS),
        takesCards: z.boolean(),
        needs: z.array(z.enum(ACCOUNT_NEEDS)).openapi({ description: "What the processor still needs, in groups." }),
        codes: z.array(z.string()).openapi({ description: "The same as the processor's codes." }),
        disabledReason: z.string().nullable(),
        readAt: instantSchema.openapi({ description: "When the processor was last asked." }),
      })
      .nullable()
      .openapi({ description: "Null: the restaurant is paid on the installation's account." }),
  })
  .openapi("StaffPayments");

const PAYMENTS = {
  processor: "stripe",
  isOffered: true,
  fee: { percent: "1.5", cents: 10 },
  account: {
    id: "acct_1Mt0CORHFI4mz9Rw",
    standing: "unfinished",
    takesCards: false,
    needs: ["business", "bank"],
    codes: ["business_type", "external_account"],
    disabledReason: "requirements.past_due",
    readAt: "2026-11-20T17:00:00.000Z",
  },
} as const;
const example = {
  ...PAYMENTS,
  account: { ...PAYMENTS.account, needs: [...PAYMENTS.account.needs], codes: [...PAYMENTS.account.codes] },
};

/** `GET /staff/payments`: how the restaurant is paid by card. An extension of the specification. api#staff-payment-calls. */
export const getPayments = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/payments",
  tags,
  summary: "Retrieve how the restaurant is paid by card",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The account for card payments, as it was last read.", paymentsSchema, example),
    ...errorResponses(...OF_MANAGERS),
  },
});

/**
 * `POST /staff/payments/connect`: makes the restaurant's own account, once, and an address at the processor. An extension
 * of the specification. api#staff-payment-calls, payment#own-account.
 */
export const connectAccount = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/payments/connect",
  tags,
  summary: "Connect the restaurant's own account",
  request: { headers: personHeaders, body: NO_BODY },
  responses: {
    200: jsonAnswer(
      "The address at which a manager enters what the processor needs. It works once, for some minutes.",
      z.object({ url: z.url() }),
      { url: "https://connect.stripe.com/setup/s/acct_1Mt0CORHFI4mz9Rw/TqckGNUHg2mG" },
    ),
    ...errorResponses("accountsOff", "accountRefused", "processorUnreachable", ...OF_POSTS),
  },
});

/** `POST /staff/payments/read`: asks the processor for the account's state. An extension of the specification. api#staff-payment-calls. */
export const readAccount = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/payments/read",
  tags,
  summary: "Read the state of the restaurant's own account",
  request: { headers: personHeaders, body: NO_BODY },
  responses: {
    200: jsonAnswer("The account as it is now.", paymentsSchema, example),
    ...errorResponses("accountMissing", "processorUnreachable", ...OF_POSTS),
  },
});

/**
 * `POST /staff/payments/disconnect`: unlinks the restaurant's own account. An extension of the specification.
 * api#staff-payment-calls, payment#own-account.
 */
export const disconnectAccount = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/payments/disconnect",
  tags,
  summary: "Disconnect the restaurant's own account",
  request: { headers: personHeaders, body: NO_BODY },
  responses: {
    200: jsonAnswer("Cards are off until an account is connected.", paymentsSchema, example),
    ...errorResponses("accountMissing", "accountInUse", ...OF_POSTS),
  },
});

export type StaffPaymentsData = z.infer<typeof paymentsSchema>;
