import { CANCELLED_BY, DECLINE_REASONS, ORDER_STATUSES } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { dinerSchema } from "./diners.ts";
import { ORDER } from "./examples.ts";
import { answersSchema, PAYMENT_STATUSES } from "./orders.ts";
import { amountSchema, idSchema, instantSchema } from "./wire.ts";

/** An option of a line. Its own options follow it, one level deeper. */
const partnerOptionSchema = z
  .object({
    id: idSchema,
    group: z.object({ id: idSchema, name: z.string() }).openapi({ description: "The group of choices that it is of." }),
    depth: z.number().int().openapi({ description: "0 for a choice of the dish, 1 for a choice of a choice." }),
    name: z.string(),
    quantity: z.number().int(),
    price: amountSchema.openapi({ description: "The price of one; the line's price includes it." }),
  })
  .openapi("PartnerOption");

const partnerLineSchema = z
  .object({
    line: z.number().int().openapi({ description: "The line's number in the order, from 1." }),
    id: idSchema.openapi({ description: "The dish's id in the menu." }),
    menuId: idSchema,
    sectionId: idSchema.nullable(),
    name: z.string().openapi({ description: "In the restaurant's language." }),
    quantity: z.number().int(),
    price: amountSchema.openapi({ description: "The price of the whole line, before discounts and taxes." }),
    options: z.array(partnerOptionSchema),
    memo: z.string().nullable().openapi({ description: "The guest's special instructions." }),
  })
  .openapi("PartnerLine");

/** Where a reduced object can be read in full. partners#reduced. */
export const reducedSchema = z
  .object({
    left_out: z.array(z.string()).openapi({ description: "The fields that were emptied." }),
    read_at: z
      .string()
      .openapi({ description: "A path of this installation that answers it in full, to a key of the restaurant." }),
  })
  .openapi("Reduced");

/** An order as other systems of the restaurant get it. partners#order. */
export const partnerOrderSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int().openapi({ description: "Counts what happened to the order. A later one is newer." }),
    number: z.string().openapi({ description: "A short number, unique per restaurant and day." }),
    day: z.iso.date().openapi({ description: "The day for which the food is wanted, in the restaurant's zone." }),
    status: z.enum(ORDER_STATUSES),
    type: orderTypeSchema,
    table: z.string().nullable(),
    suite: z.string().nullable(),
    name: z.string().nullable().openapi({ description: "The guest's name; only with the scope for contacts." }),
    contact: z
      .object({
        phone: z.string().nullable(),
        email: z.string().nullable(),
        address: z.string().nullable().openapi({ description: "Where a delivery goes." }),
        notes: z.string().nullable().openapi({ description: "The guest's note for the courier." }),
      })
      .nullable()
      .openapi({ description: "Null without the scope for contacts, and once the contact is erased." }),
    child: z
      .object({
        name: z.string(),
        class: z.string(),
        allergies: z.array(z.string()).openapi({ description: "In the menus' words." }),
        note: z.string().nullable().openapi({ description: "The parent's note." }),
      })
      .nullable()
      .openapi({
        description:
          "Of a school's order, the child that eats it, for a key with the scope for contacts. Never in an event, which is stored: `reduced` then names it.",
      }),
    diners: z.array(dinerSchema).nullable().openapi({
      description:
        "The persons who said allergies, for a key with the scope for contacts; null without it. Never in an event, which is stored: `reduced` then names it.",
    }),
    placedAt: instantSchema,
    wantedAt: instantSchema.nullable().openapi({ description: "The chosen time; null means as soon as possible." }),
    readyAt: instantSchema.openapi({ description: "The time at which the kitchen is ready." }),
    answer: z
      .object({
        from: instantSchema,
        until: instantSchema,
        acceptedAt: instantSchema.nullable(),
      })
      .nullable()
      .openapi({ description: "The restaurant's answer; null for an order that was accepted as it was placed." }),
    declined: z
      .object({
        reason: z.enum(DECLINE_REASONS).nullable().openapi({ description: "Null if nobody answered in time." }),
        words: z.string().nullable(),
      })
      .nullable(),
    cancelledBy: z.enum(CANCELLED_BY).nullable(),
    lines: z.array(partnerLineSchema),
    notes: z.string().nullable().openapi({ description: "The guest's note for the restaurant." }),
    questions: answersSchema,
    checkId: z.boolean().openapi({ description: "Whether proof of age must be checked." }),
    totals: z.object({
      subtotal: amountSchema,
      discounts: amountSchema.openapi({
        description: "Promo code and member discount together, as a positive amount.",
      }),
      serviceCharge: amountSchema,
      deliveryCharge: amountSchema,
      taxes: amountSchema,
      total: amountSchema.openapi({ description: "With taxes, without the tip." }),
      tip: amountSchema,
      totalWithTip: amountSchema.openapi({ description: "After a gift card and points." }),
    }),
    payment: z.object({
      method: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      due: amountSchema.openapi({ description: "What is still to be paid at the restaurant." }),
      refunded: amountSchema,
    }),
    reduced: reducedSchema.optional().openapi({
      description:
        "Present if an event's order is too large, for a child, or with allergies: what was left out, and where it is.",
    }),
  })
  .openapi("PartnerOrder");

export type PartnerOrderData = z.infer<typeof partnerOrderSchema>;

export const PARTNER_ORDER = {
  id: ORDER.id,
  version: 2,
  number: "42",
  day: "2026-11-20",
  status: "placed",
  type: "dine-in",
  table: "12",
  suite: null,
  name: null,
  contact: null,
  child: null,
  diners: null,
  placedAt: ORDER.placedAt,
  wantedAt: null,
  readyAt: ORDER.readyAt,
  answer: null,
  declined: null,
  cancelledBy: null,
  lines: [
    {
      line: 1,
      id: 1204,
      menuId: 11,
      sectionId: 101,
      name: "Classic poutine",
      quantity: 2,
      price: "28.00",
      options: [
        { id: 312, group: { id: 310, name: "Sauce" }, depth: 0, name: "Pepper gravy", quantity: 1, price: "1.50" },
      ],
      memo: "No salt",
    },
  ],
  notes: ORDER.notes,
  questions: [...ORDER.questions],
  checkId: false,
  totals: {
    subtotal: "28.00",
    discounts: "0.00",
    serviceCharge: "0.00",
    deliveryCharge: "0.00",
    taxes: "3.64",
    total: "31.64",
    tip: "5.04",
    totalWithTip: "36.68",
  },
  payment: { method: ORDER.payment.method, status: "captured", due: "0.00", refunded: "0.00" },
} as const;
