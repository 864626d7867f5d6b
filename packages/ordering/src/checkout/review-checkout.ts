import type { OrderType } from "../venue/order-type.ts";
import type { RestaurantData, TableLocationData } from "../venue/restaurant-data.ts";
import { readArea } from "../venue/table-locations.ts";
import { checkLegalAge } from "./alcohol-age.ts";
import { type Contact, checkContact, contactFields } from "./contact.ts";
import { checkCustomQuestions, type QuestionAnswer } from "./custom-questions.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** The longest note to the kitchen, in characters. */
export const MAX_NOTES_LENGTH = 500;

/** What a diner filled in at the checkout, beside the card, which goes to the gateway. checkout#checkout-fields. */
export type CheckoutForm = {
  readonly contact: Contact;
  /** Where a delivered order goes; null when it is not delivered. */
  readonly delivery: { readonly location: string; readonly area: string; readonly address: string } | null;
  /** The date and time of a scheduled order; null for as soon as possible. */
  readonly dueBy: { readonly date: string; readonly time: string } | null;
  readonly paymentMethod: string;
  readonly costCenter: string;
  readonly purchaseOrder: string;
  readonly questions: readonly QuestionAnswer[];
  readonly isOfLegalAge: boolean;
};

/** What decides which fields an order needs. */
export type CheckoutContext = {
  readonly type: OrderType;
  readonly restaurant: Pick<RestaurantData, "delivery" | "order_options">;
  readonly needsAgeConfirmation: boolean;
  readonly paymentRequired: boolean;
};

/**
 * Reviews a checkout and collects every field that breaks a rule, in the order in which the page asks for them, so that
 * none is discovered only after the others. The fields are named as bodies name them. checkout#form-messages.
 */
export function reviewCheckout(form: CheckoutForm, context: CheckoutContext): FieldRefusal[] {
  const options = context.restaurant.order_options ?? {};
  return [
    ...checkDelivery(form, context.restaurant.delivery),
    ...checkDueBy(form),
    ...checkContact(form.contact, contactFields(context.type, options.hide_guest_info)),
    ...checkCustomQuestions(options.custom_questions ?? [], form.questions),
    ...checkLegalAge(form.isOfLegalAge, context.needsAgeConfirmation),
    ...checkPayment(form, context),
  ];
}

function checkDelivery({ delivery }: CheckoutForm, settings: RestaurantData["delivery"]): FieldRefusal[] {
  if (delivery === null) return [];
  if (settings?.type !== "custom") return required("delivery.address", delivery.address);
  const places = settings.custom ?? [];
  if (places.length === 0) return [];
  const place = places.find((candidate) => candidate.location === delivery.location);
  if (!place) return [{ field: "delivery.location", rule: "required" }];
  return hasArea(place, delivery.area) ? [] : [{ field: "delivery.area", rule: "required" }];
}

/** A place without areas needs none; an area is named by its code or its label. */
function hasArea(place: TableLocationData, area: string): boolean {
  const areas = (place.areas ?? []).map(readArea);
  return areas.length === 0 || areas.some(({ label, code }) => area === code || area === label);
}

function checkDueBy({ dueBy }: CheckoutForm): FieldRefusal[] {
  if (dueBy === null) return [];
  return [...required("pickup.dueByDate", dueBy.date), ...required("pickup.dueByTime", dueBy.time)];
}

function checkPayment(form: CheckoutForm, context: CheckoutContext): FieldRefusal[] {
  if (!context.paymentRequired) return [];
  if (form.paymentMethod === "costCenter") return required("costCenter", form.costCenter);
  if (form.paymentMethod === "purchaseOrder") return required("purchaseOrder", form.purchaseOrder);
  return required("paymentMethod", form.paymentMethod);
}

function required(field: string, text: string): FieldRefusal[] {
  return text.trim() === "" ? [{ field, rule: "required" }] : [];
}
