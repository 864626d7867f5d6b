import { deliverySettings } from "../venue/delivery-settings.ts";
import type { DestinationDraft } from "../venue/destination.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import { checkLegalAge } from "./alcohol-age.ts";
import { type Contact, checkContact, contactFields } from "./contact.ts";
import { checkCustomQuestions, type QuestionAnswer } from "./custom-questions.ts";
import { checkDeliveryDestination } from "./delivery-destination.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** Maximum length of a note to the kitchen, in characters. */
export const MAX_NOTES_LENGTH = 500;

/** The fields of the checkout except the card, which goes to the gateway. checkout#checkout-fields. */
export type CheckoutForm = {
  readonly contact: Contact;
  readonly destination: DestinationDraft;
  /** The date and time of a scheduled order; null for as soon as possible. */
  readonly dueBy: { readonly date: string; readonly time: string } | null;
  readonly paymentMethod: string;
  readonly questions: readonly QuestionAnswer[];
  readonly isOfLegalAge: boolean;
};

/** The order type, venue and cart properties that decide which fields an order needs. */
export type CheckoutContext = {
  readonly type: OrderType;
  readonly restaurant: Pick<RestaurantData, "delivery" | "latitude" | "longitude" | "order_options">;
  readonly needsAgeConfirmation: boolean;
  readonly paymentRequired: boolean;
};

/**
 * Validates a checkout and returns every invalid field, in the order of the page, named as in the request
 * body. checkout#form-messages.
 */
export function reviewCheckout(form: CheckoutForm, context: CheckoutContext): FieldRefusal[] {
  const options = context.restaurant.order_options ?? {};
  return [
    ...checkDeliveryDestination(form.destination, deliverySettings(context.restaurant)),
    ...checkDueBy(form),
    ...checkContact(form.contact, contactFields(context.type, options.hide_guest_info)),
    ...checkCustomQuestions(options.custom_questions ?? [], form.questions),
    ...checkLegalAge(form.isOfLegalAge, context.needsAgeConfirmation),
    ...checkPayment(form, context),
  ];
}

function checkDueBy({ dueBy }: CheckoutForm): FieldRefusal[] {
  if (dueBy === null) return [];
  return [...required("pickup.dueByDate", dueBy.date), ...required("pickup.dueByTime", dueBy.time)];
}

function checkPayment(form: CheckoutForm, context: CheckoutContext): FieldRefusal[] {
  if (!context.paymentRequired) return [];
  return required("paymentMethod", form.paymentMethod);
}

function required(field: string, text: string): FieldRefusal[] {
  return text.trim() === "" ? [{ field, rule: "required" }] : [];
}
