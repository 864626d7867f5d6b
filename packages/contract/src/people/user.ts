import { isEmail, isName, isPhone, MAX_PASSWORD_LENGTH, readDefaultTip } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { SAVED_LINE } from "../examples.ts";
import { savedLineSchema } from "../priced-line.ts";
import { typedName, typedSigns } from "../typed-text.ts";
import { restaurantHeaders } from "../wire.ts";

/** A saved card as the gateway describes it, which is not enough to pay with. payment#saved-cards. */
export const paymentMethodSchema = z
  .object({
    paymentCardId: z.uuid(),
    type: z.string().nullable(),
    last4: z.string().nullable(),
    expiry_date: z.string().nullable().openapi({ example: "11/29" }),
    isDefault: z.boolean(),
    keptAt: z.string().openapi({
      description:
        "The gateway's account that has the card. It pays where `cardsKeptAt` of the payment configuration is the same.",
      example: "stripe",
    }),
  })
  .openapi("PaymentMethod");

/** The suite in which an operator acts; the session's user is then its owner. people#acting-as. */
const actingSchema = z
  .object({
    eventSuiteId: z.string(),
    suite: z.string(),
    eventId: z.string(),
    event: z.string(),
    restaurantSlug: z.string(),
  })
  .openapi("Acting");

/** The signed-in user, as every sign-in call returns it. people#web-user, people#suite-operator. */
export const userSchema = z
  .object({
    token: z.string().openapi({ description: "The session token for the page. people#session." }),
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    paymentMethods: z.array(paymentMethodSchema),
    lastItemsOrdered: z.array(savedLineSchema).openapi({
      description:
        "The lines of the user's last order at the restaurant of `x-restaurant-id`; empty without the header.",
    }),
    suiteOperator: z.boolean(),
    emailConfirmed: z.boolean().openapi({
      description: "Whether the email address is confirmed. An unconfirmed address grants access to nothing.",
    }),
    locale: z.string().openapi({ description: "The language of mails to the user." }),
    consent: z.boolean().openapi({ description: "Whether the person wants news and offers." }),
    defaultTip: z.string().nullable().openapi({
      description: "The tip in percent that a checkout preselects; `0` for no tip, null if the user set none.",
    }),
    promoCode: z.string().nullable().openapi({ description: "The promo code that a checkout tries." }),
    hasPassword: z.boolean().openapi({
      description:
        "Whether the account has a password. Without one, the first password can be set without a current one.",
    }),
    providers: z.array(z.enum(["google", "apple", "facebook"])).openapi({ description: "The linked providers." }),
    acting: actingSchema.optional().openapi({
      description: "Present if an operator acts for this user: the suite to which this is limited. people#acting-as.",
    }),
  })
  .openapi("User");

export const nameSchema = typedName(100).refine((name) => name.trim() === "" || isName(name), { error: "not-a-name" });
export const emailSchema = typedSigns(254).refine(isEmail, { error: "not-an-email" });
export const phoneSchema = typedSigns(40).refine((phone) => phone.trim() === "" || isPhone(phone), {
  error: "not-a-phone",
});
/** The default tip of a profile edit; an empty text removes it. checkout#default-tip. */
export const defaultTipSchema = typedSigns(6).refine((text) => text === "" || readDefaultTip(text) !== null, {
  error: "not-a-percentage",
});
/** The promo code of a profile edit; an empty text removes it. */
export const promoCodeSchema = typedSigns(64);
/** A password as typed, not trimmed. Its strength is checked elsewhere, for specific messages. people#password. */
export const passwordSchema = z.string().min(1, "required").max(MAX_PASSWORD_LENGTH, "too-much");

/**
 * The user id and session token in the body of a signed-in person's call. The session cookie is sent too.
 * api#token-place.
 */
export const signedInSchema = z.object({ userId: z.string().max(100), token: z.string().max(200) });
export const SIGNED_IN_BODY = {
  userId: "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11",
  token: "Zm9yIHRoZSBwYWdlIGFsb25lLCBub3QgYSBzZWNyZXQ",
} as const;

/** The headers of a signed-in person's call, without `x-restaurant-id` on pages without a restaurant. */
export const personHeaders = restaurantHeaders.extend({
  "x-restaurant-id": restaurantHeaders.shape["x-restaurant-id"].optional(),
});

export const CARD = {
  paymentCardId: "5f0c1b1e-3c7d-4a4e-8f0e-9a1b2c3d4e5f",
  type: "VISA",
  last4: "4242",
  expiry_date: "11/29",
  isDefault: true,
  keptAt: "sandbox",
} as const;

export const USER = {
  token: SIGNED_IN_BODY.token,
  id: SIGNED_IN_BODY.userId,
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.ca",
  phoneNumber: "416-555-0123",
  paymentMethods: [CARD],
  lastItemsOrdered: [SAVED_LINE],
  suiteOperator: false,
  emailConfirmed: true,
  locale: "en-CA",
  consent: false,
  defaultTip: "18",
  promoCode: null,
  hasPassword: true,
  providers: [],
} as const;

export type UserData = z.infer<typeof userSchema>;
export type PaymentMethodData = z.infer<typeof paymentMethodSchema>;
