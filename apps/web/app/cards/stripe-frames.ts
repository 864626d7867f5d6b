import { m } from "@comptoir/messages";
import type { Stripe, StripeCardNumberElement, StripeElements } from "@stripe/stripe-js";
import { type FieldSaid, STRIPE_FIELDS, type StripeField } from "./stripe-card-state.ts";

export type StripeFrames = {
  readonly focus: (field: StripeField) => void;
  readonly clear: () => void;
  readonly number: StripeCardNumberElement;
  readonly destroy: () => void;
};

/**
 * Mounts Stripe's three fields in the style of the surrounding page. `onSaid` receives each field's state
 * changes.
 */
export function openStripeFrames(
  stripe: Stripe,
  placeOf: (field: StripeField) => HTMLElement,
  onSaid: (field: StripeField, said: FieldSaid) => void,
): StripeFrames {
  const elements = stripe.elements();
  const frames = Object.fromEntries(
    (Object.keys(STRIPE_FIELDS) as StripeField[]).map((field) => {
      const frame = openFrame(elements, field, lookOf(placeOf(field)));
      frame.on("change", ({ empty, complete, error }) =>
        onSaid(field, { empty, complete, error: error?.code ?? null }),
      );
      frame.mount(placeOf(field));
      return [field, frame];
    }),
  ) as Record<StripeField, StripeCardNumberElement>;
  return {
    number: frames["card.number"],
    focus: (field) => frames[field].focus(),
    clear: () => Object.values(frames).forEach((frame) => void frame.clear()),
    destroy: () => Object.values(frames).forEach((frame) => void frame.destroy()),
  };
}

function openFrame(elements: StripeElements, field: StripeField, style: object): StripeCardNumberElement {
  const options = { style, placeholder: field === "card.expiry_date" ? m.checkout_card_expiry_form() : "" };
  // All three element types have the methods that this module uses.
  return elements.create(STRIPE_FIELDS[field] as "cardNumber", options);
}

/** Returns the font size and colours of the venue's theme, because an iframe does not inherit them. */
function lookOf(place: HTMLElement) {
  const { color, fontSize, lineHeight } = getComputedStyle(place);
  const soft = getComputedStyle(place, "::placeholder").color;
  return {
    base: {
      color,
      fontSize,
      lineHeight,
      fontFamily: "system-ui, sans-serif",
      "::placeholder": { color: soft || color },
    },
    invalid: { color },
  };
}
