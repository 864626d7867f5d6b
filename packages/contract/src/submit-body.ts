import {
  CREDIT_CARD,
  DELIVERY_PREFERENCES,
  MAX_CART_LINES,
  MAX_NOTES_LENGTH,
  MAX_ORDER_ID,
  readShownPrice,
} from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import {
  checkoutSchema,
  dateSchema,
  orderTypeSchema,
  receiveCosts,
  sentCostsSchema,
  tableNumSchema,
} from "./call-body.ts";
import { receiveDiners, sentDinersSchema } from "./diners.ts";
import { eventSuiteIdSchema } from "./event-suite.ts";
import { SENT_LINE } from "./examples.ts";
import { jsonBody } from "./json.ts";
import { filledCartSchema } from "./line.ts";
import { listOf } from "./linear-schemas.ts";
import { lineChildSchema } from "./sent-line.ts";
import { typedText } from "./typed-text.ts";
import { addProblem, dayInputSchema, decimalInputSchema, idSchema, instantInputSchema } from "./wire.ts";

/** The event suite in the body of a submit. suites#suite-order. */
const suitesSchema = z
  .object({
    eventSuiteId: eventSuiteIdSchema,
    deliveryTime: z.enum(DELIVERY_PREFERENCES).nullish(),
    notes: typedText(MAX_NOTES_LENGTH).nullish(),
    tabLimit: decimalInputSchema
      .nullish()
      .openapi({ description: "The tab limit that was shown. No effect: the suite's settings decide." }),
    version: z.number().int().nullish().openapi({ description: "The version of the order with the id `id`." }),
  })
  .nullish();

/** A saved card that pays. payment#saved-cards. */
export const chosenCardSchema = z
  .object({ paymentCardId: z.string().max(100).nullish(), isDefault: z.boolean().nullish() })
  .nullish()
  .openapi({ description: "A saved card of the signed-in user. It replaces `checkout.card`." });

const submitData = z.object({
  config: z
    .object({
      restaurantId: idSchema.nullish(),
      tableNum: tableNumSchema.nullish(),
      anotherRoundId: z.string().max(100).nullish().openapi({
        description:
          "The earlier order, if this is another round. The order goes to the same table. ordering#another-round.",
      }),
      groupId: z.uuid().nullish().openapi({
        description: "The caller's group, for `POST /group/order`. It has no effect in other calls.",
      }),
      eventDayOrdering: z
        .boolean()
        .nullish()
        .openapi({ description: "Whether the order is a suite's order on the day of the event. suites#tab." }),
    })
    .nullish(),
  items: filledCartSchema,
  costs: sentCostsSchema
    .extend({
      totalWithTip: decimalInputSchema.nullish().transform(readShownPrice).openapi({
        description: "The total that the diner was shown. If the server's total differs, the call returns 428.",
      }),
    })
    .nullish()
    .transform((costs, context) => ({
      ...receiveCosts(costs, context),
      totalWithTipCents: costs?.totalWithTip ?? null,
    })),
  checkout: checkoutSchema,
  chosenCreditCard: chosenCardSchema,
  date: dateSchema,
  suites: suitesSchema,
  diners: sentDinersSchema,
});
const submitFields = {
  type: orderTypeSchema,
  data: submitData,
  pickup_time: instantInputSchema,
  id: z.string().max(100).nullish().openapi({
    description: "The suite's catering order that this order replaces. suites#modify.",
  }),
  operatorToken: z.string().max(200).nullish().openapi({
    description: "The operator's own token, if an operator acts for the suite's owner. people#acting-as.",
  }),
};

/** The body of a submit. api#submit. */
export const submitBody = jsonBody(
  z.object(submitFields).transform(({ data, ...body }, context) => {
    return { ...body, data: { ...data, diners: receiveDiners(data.diners, data.items, context) } };
  }),
  {
    type: "dine-in",
    data: {
      config: { restaurantId: 1, tableNum: "12" },
      items: [SENT_LINE],
      costs: { tip: { type: "percentage", percentageValue: "18" }, totalWithTip: "36.68" },
      checkout: {
        contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" },
        paymentMethod: CREDIT_CARD.name,
        card: { token: "sandbox_7c0f", type: "VISA", last4: "4242", expiry_date: "11/29" },
      },
      date: null,
      diners: [{ allergies: ["Peanuts"] }],
    },
  },
);

/** The entries of a school's cart, each for one date and one child. */
const rotationalOrdersSchema = listOf(
  z.object({
    date: dayInputSchema,
    orderId: z.number().int().min(0).max(MAX_ORDER_ID).nullish(),
    items: filledCartSchema,
    childId: lineChildSchema,
  }),
  // One entry per date and child, so at most one per cart line.
  MAX_CART_LINES,
).min(1);

/** The body of a school's submit. api#create-k12-order. */
export const k12Body = jsonBody(
  z
    .object({
      ...submitFields,
      data: submitData.omit({ items: true }).extend({ rotationalMenuOrders: rotationalOrdersSchema }),
    })
    .transform(({ data: { rotationalMenuOrders, diners: sent, ...data }, ...body }, context) => {
      const dated = rotationalMenuOrders.flatMap(({ date, items, childId }) =>
        items.map(({ childId: _own, ...line }) => ({ ...line, date, ...(childId ? { childId } : {}) })),
      );
      if (dated.length > MAX_CART_LINES) addProblem(context, "too-much", ["data", "rotationalMenuOrders"]);
      const isNumbered = new Set(dated.map(({ orderId }) => orderId)).size === dated.length;
      const items = isNumbered ? dated : dated.map((line, index) => ({ ...line, orderId: index + 1 }));
      const diners = receiveDiners(sent, items, context);
      return { ...body, data: { ...data, items, diners, rotationalMenuOrders } };
    }),
  {
    type: "school",
    data: {
      rotationalMenuOrders: [{ date: "2026-11-23", orderId: 1, items: [SENT_LINE], childId: null }],
      costs: { totalWithTip: "28.00" },
      checkout: {
        contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" },
        paymentMethod: CREDIT_CARD.name,
        card: { token: "sandbox_7c0f", type: "VISA", last4: "4242", expiry_date: "11/29" },
      },
    },
  },
);
