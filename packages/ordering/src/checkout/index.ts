// Checkout: the fields of the checkout form and their validation.

export { checkLegalAge, isAlcoholAllowed, needsAgeConfirmation } from "./alcohol-age.ts";
export { type CardBrand, type CardForm, cardBrandOf, checkCardForm } from "./card-form.ts";
export { discountCodeKey, giftCardCodeKey, memberIdentifierKey, memberLookupKey } from "./code-keys.ts";
export { CODE_STATES, type CodeState } from "./code-state.ts";
export { type Contact, type ContactField, checkContact, contactFields, isEmail, isName } from "./contact.ts";
export {
  checkCustomQuestions,
  MAX_ANSWER_LENGTH,
  readCustomQuestions,
  translatedOptions,
  wordAnswer,
} from "./custom-questions.ts";
export {
  checkAddressReach,
  checkDeliveryDestination,
  findDeliveryArea,
  findDeliveryLocation,
  type LocatedAddress,
  MAX_ADDRESS_LENGTH,
  MAX_COURIER_NOTES_LENGTH,
} from "./delivery-destination.ts";
export type { FieldRefusal } from "./field-refusal.ts";
export { digitsOnly, formatCardNumber, formatExpiry, formatPhone, isPhone } from "./formats.ts";
export { GIFT_CARD_MAX, GIFT_CARD_STATES, type GiftCardState } from "./gift-card-state.ts";
export {
  isMemberIdentifier,
  type MemberInputType,
  readMemberInputType,
} from "./member-identifier.ts";
export { NOTIFICATION_PHONE_LENGTH, reviewNotification } from "./notification-form.ts";
export { formatAddress, formatPostalCode, isPostalCode } from "./postal-code.ts";
export { checkRegistration, type Registration, splitName } from "./registration.ts";
export { type CheckoutForm, MAX_NOTES_LENGTH, reviewCheckout } from "./review-checkout.ts";
export { readDefaultTip, type TipChoices, tipChoices } from "./tip-choices.ts";
export { normalizeLine, normalizeSigns } from "./typed-fields.ts";
