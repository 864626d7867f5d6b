import type { ErrorName } from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";

type Wording = (inputs: Record<string, never>, options: { locale: Locale }) => string;

const WORDING: Readonly<Record<ErrorName, Wording>> = {
  cardDeclined: m.refusal_card_declined,
  sessionExpired: m.refusal_session_expired,
  transactionFailed: m.refusal_transaction_failed,
  itemSoldOut: m.refusal_item_sold_out,
  menuNotInOrderType: m.refusal_menu_not_in_order_type,
  pastLastCall: m.refusal_past_last_call,
  restaurantClosed: m.refusal_restaurant_closed,
  ordersPaused: m.refusal_orders_paused,
  intervalFull: m.refusal_interval_full,
  outsideOrderingWindow: m.refusal_outside_ordering_window,
  itemUnavailable: m.refusal_item_unavailable,
  priceChanged: m.refusal_price_changed,
  processorUnreachable: m.refusal_processor_unreachable,
  outOfStock: m.refusal_out_of_stock,
  memberPromo: m.refusal_member_promo,
  invalidRequest: m.refusal_invalid_request,
  noConfig: m.refusal_no_config,
  noDateRange: m.menu_error_no_date_range,
  loginRequired: m.refusal_login_required,
  idempotencyKeyMissing: m.refusal_idempotency_key_missing,
  idempotencyMismatch: m.refusal_idempotency_mismatch,
  inProgress: m.refusal_in_progress,
  optionsInvalid: m.refusal_options_invalid,
  cartVersionConflict: m.refusal_cart_version,
  cartFull: m.refusal_cart_full,
  belowCateringMinimum: m.refusal_below_catering_minimum,
  discountInvalid: m.refusal_discount_invalid,
  giftCardInvalid: m.refusal_gift_card_invalid,
  giftCardEmpty: m.refusal_gift_card_empty,
  membershipInvalid: m.membership_invalid_account,
  profileNotFound: m.membership_profile_not_found,
  orderTypeNotOffered: m.refusal_order_type_not_offered,
  tableUnknown: m.refusal_table_unknown,
  viewOnly: m.refusal_view_only,
  challengeRequired: m.order_challenge_required,
  paymentRequired: m.refusal_payment_required,
  walletUnsupported: m.refusal_wallet_unsupported,
  restaurantUnknown: m.refusal_restaurant_unknown,
  notFound: m.refusal_not_found,
  methodNotAllowed: m.refusal_method_not_allowed,
  payloadTooLarge: m.refusal_payload_too_large,
  unsupportedMediaType: m.refusal_unsupported_media_type,
  emailInUse: m.refusal_email_in_use,
  loginFailed: m.refusal_login_failed,
  notRegistered: m.refusal_not_registered,
  socialLoginFailed: m.refusal_social_login_failed,
  socialLoginNotOffered: m.refusal_social_login_not_offered,
  providerUnreachable: m.refusal_provider_unreachable,
  resetLinkInvalid: m.refusal_reset_link_invalid,
  confirmationLinkInvalid: m.refusal_confirmation_link_invalid,
  passwordWrong: m.refusal_password_wrong,
  signInAgain: m.refusal_sign_in_again,
  passkeyRefused: m.refusal_passkey,
  staffCodeRefused: m.refusal_staff_code,
  passkeysFull: m.refusal_passkeys_full,
  lastWayIn: m.refusal_last_way_in,
  accountHasCredit: m.refusal_account_has_credit,
  notAllowed: m.refusal_not_allowed,
  cardUnknown: m.refusal_card_unknown,
  cardsFull: m.refusal_cards_full,
  creditShort: m.refusal_credit_short,
  childUnknown: m.refusal_child_unknown,
  childrenFull: m.refusal_children_full,
  notYours: m.refusal_not_yours,
  cancelTooLate: m.refusal_cancel_too_late,
  orderCancelled: m.refusal_order_cancelled,
  orderChanged: m.refusal_order_changed,
  orderAnswered: m.refusal_order_answered,
  moveNotPossible: m.refusal_move_not_possible,
  changeTooLate: m.refusal_change_too_late,
  noEventSuite: m.refusal_no_event_suite,
  suiteLinkExpired: m.refusal_suite_link_expired,
  suiteLinkInvalid: m.refusal_suite_link_invalid,
  notSuiteOperator: m.refusal_not_suite_operator,
  notAssignedToSuite: m.refusal_not_assigned_to_suite,
  versionConflict: m.refusal_suite_version,
  preferenceFixed: m.refusal_preference_fixed,
  preOrderClosed: m.refusal_pre_order_closed,
  preOrderWithoutPaymentMethod: m.refusal_pre_order_without_payment_method,
  tabNotOpen: m.refusal_tab_not_open,
  tabLimitReached: m.refusal_tab_limit_reached,
  tabLimitBelow: m.refusal_tab_limit_below,
  forbiddenOrigin: m.refusal_forbidden_origin,
  tooManyRequests: m.refusal_too_many_requests,
  maintenance: m.refusal_maintenance,
  unavailable: m.refusal_unavailable,
  internal: m.refusal_internal,
};

const ISSUE_WORDING = {
  "table-unknown": m.refusal_table_unknown,
  required: m.issue_required,
  "not-json": m.issue_not_json,
  "not-utf8": m.issue_not_utf8,
  "too-deep": m.issue_too_deep,
  "unreadable-character": m.issue_unreadable_character,
  "not-a-date": m.issue_not_a_date,
  "other-time": m.issue_other_time,
  "not-a-day": m.issue_not_a_day,
  "not-a-uuid": m.issue_not_a_uuid,
  "too-much": m.issue_too_much,
  "duplicate-order-id": m.issue_duplicate_order_id,
  "several-memos": m.issue_several_memos,
  "not-an-amount": m.issue_not_an_amount,
  "not-a-name": m.form_name,
  "not-an-email": m.form_email,
  "not-a-phone": m.form_phone_or_none,
  "not-a-percentage": m.form_percentage,
  "not-a-cursor": m.issue_not_a_cursor,
  "password-rule": m.form_password,
  "password-common": m.form_password_common,
} satisfies Record<string, Wording>;

/** Problem of a field that is found outside of schema validation. */
export type IssueProblem = keyof typeof ISSUE_WORDING;

/** Tells whether a schema's message is the name of a known problem instead of a text to show. */
export function isIssueProblem(text: string): text is IssueProblem {
  return Object.hasOwn(ISSUE_WORDING, text);
}

export function errorMessage(name: ErrorName, locale: Locale): string {
  return WORDING[name]({}, { locale });
}

export function issueMessage(problem: IssueProblem, locale: Locale): string {
  return ISSUE_WORDING[problem]({}, { locale });
}
