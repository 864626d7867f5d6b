/**
 * The numeric codes of the error catalogue with their HTTP status. api#error-codes. Every refusal of the rules has one
 * entry here; the words come from the messages, in the request's locale.
 */
export const ERROR_CODES = {
  cardDeclined: { code: 200, status: 402 },
  sessionExpired: { code: 201, status: 401 },
  transactionFailed: { code: 410, status: 402 },
  itemSoldOut: { code: 415, status: 409 },
  menuNotInOrderType: { code: 416, status: 409 },
  pastLastCall: { code: 417, status: 409 },
  restaurantClosed: { code: 418, status: 409 },
  ordersPaused: { code: 419, status: 409 },
  intervalFull: { code: 422, status: 409 },
  outsideOrderingWindow: { code: 424, status: 409 },
  itemUnavailable: { code: 426, status: 409 },
  priceChanged: { code: 428, status: 409 },
  processorUnreachable: { code: 1803, status: 502 },
  outOfStock: { code: 1804, status: 409 },
  memberPromo: { code: 2202, status: 409 },
  invalidRequest: { code: "invalid_request", status: 400 },
  noConfig: { code: "no_config", status: 400 },
  noDateRange: { code: "no_date_range", status: 400 },
  loginRequired: { code: "login_required", status: 401 },
  idempotencyKeyMissing: { code: "idempotency_key_missing", status: 400 },
  idempotencyMismatch: { code: "idempotency_mismatch", status: 422 },
  inProgress: { code: "in_progress", status: 409 },
  optionsInvalid: { code: "options_invalid", status: 409 },
  cartFull: { code: "cart_full", status: 409 },
  belowCateringMinimum: { code: "below_catering_minimum", status: 409 },
  discountInvalid: { code: "discount_invalid", status: 409 },
  giftCardInvalid: { code: "gift_card_invalid", status: 409 },
  giftCardEmpty: { code: "gift_card_empty", status: 409 },
  membershipInvalid: { code: "membership_invalid", status: 400 },
  profileNotFound: { code: "profile_not_found", status: 404 },
  orderTypeNotOffered: { code: "order_type_not_offered", status: 409 },
  viewOnly: { code: "view_only", status: 409 },
  challengeRequired: { code: "challenge_required", status: 402 },
  paymentRequired: { code: "payment_required", status: 402 },
  walletUnsupported: { code: "wallet_unsupported", status: 409 },
  restaurantUnknown: { code: "restaurant_unknown", status: 404 },
  notFound: { code: "not_found", status: 404 },
  methodNotAllowed: { code: "method_not_allowed", status: 405 },
  payloadTooLarge: { code: "payload_too_large", status: 413 },
  unsupportedMediaType: { code: "unsupported_media_type", status: 415 },
  emailInUse: { code: "email_in_use", status: 409 },
  loginFailed: { code: "login_failed", status: 401 },
  notRegistered: { code: "not_registered", status: 404 },
  socialLoginFailed: { code: "social_login_failed", status: 401 },
  socialLoginNotOffered: { code: "social_login_not_offered", status: 404 },
  providerUnreachable: { code: "provider_unreachable", status: 502 },
  resetLinkInvalid: { code: "reset_link_invalid", status: 409 },
  passwordWrong: { code: "password_wrong", status: 403 },
  signInAgain: { code: "sign_in_again", status: 403 },
  passkeyRefused: { code: "passkey_refused", status: 401 },
  passkeysFull: { code: "passkeys_full", status: 409 },
  lastWayIn: { code: "last_way_in", status: 409 },
  notAllowed: { code: "not_allowed", status: 403 },
  cardUnknown: { code: "card_unknown", status: 404 },
  cardsFull: { code: "cards_full", status: 409 },
  notYours: { code: "not_yours", status: 403 },
  cancelTooLate: { code: "cancel_too_late", status: 409 },
  changeTooLate: { code: "change_too_late", status: 409 },
  forbiddenOrigin: { code: "forbidden_origin", status: 403 },
  tooManyRequests: { code: "too_many_requests", status: 429 },
  unavailable: { code: "unavailable", status: 503 },
  internal: { code: "internal", status: 500 },
} as const;

export type ErrorName = keyof typeof ERROR_CODES;
export type CodeOf<Name extends ErrorName> = (typeof ERROR_CODES)[Name]["code"];
export type StatusOf<Name extends ErrorName> = (typeof ERROR_CODES)[Name]["status"];

/** What every call with a body may answer: it takes JSON alone, of a bounded size, and from pages of its own site alone. */
export const BODY_REFUSALS = ["payloadTooLarge", "unsupportedMediaType", "forbiddenOrigin"] as const;

/** What the check of a cart may refuse, for every call that has its lines checked. ordering#cart-check. */
export const CART_REFUSALS = [
  "itemSoldOut",
  "menuNotInOrderType",
  "pastLastCall",
  "restaurantClosed",
  "ordersPaused",
  "intervalFull",
  "outsideOrderingWindow",
  "itemUnavailable",
  "priceChanged",
  "outOfStock",
  "optionsInvalid",
  "cartFull",
  "memberPromo",
] as const;
export type CartRefusalName = (typeof CART_REFUSALS)[number];

/** What may be said of the codes in a body: that one does not hold, or that too many were tried. */
export const CODE_REFUSALS = [
  "discountInvalid",
  "giftCardInvalid",
  "giftCardEmpty",
  "memberPromo",
  "tooManyRequests",
] as const;
export type CodeRefusalName = (typeof CODE_REFUSALS)[number];
