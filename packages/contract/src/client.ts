import type { OrderType } from "@comptoir/ordering";
import { type BodyOf, type Caller, call } from "./call.ts";
import { postCalls, type Route, segment } from "./client-routes.ts";

export type { Caller, CallResult } from "./call.ts";

const posts = postCalls({
  autocompleteSearch: "/restaurants/autocomplete-search",
  geolocationSearch: "/restaurants/geolocation-search",
  noteInterest: "/interest",
  joinTable: "/table/join",
  changeMe: "/table/me",
  changePerson: "/table/people",
  removeTableLine: "/table/remove-line",
  claimTableShare: "/table/claim",
  releaseTableShare: "/table/release",
  undoSending: "/table/undo",
  mailTableReceipt: "/table/receipt",
  openGroup: "/group/open",
  lookAtGroup: "/group/look",
  joinGroup: "/group/join",
  changeMeInGroup: "/group/me",
  changePersonInGroup: "/group/people",
  newGroupLink: "/group/link",
  removeGroupLine: "/group/remove-line",
  addItem: "/orders/item",
  validateCart: "/orders/validate",
  setCosts: "/orders/set-costs",
  findCode: "/orders/find-code",
  getDiscountInfo: "/orders/get-discount-info",
  getGiftCard: "/orders/get-gift-card",
  findTimes: "/orders/scheduling",
  getPaymentConfig: "/payment/get-payment-config",
  getApplePaySession: "/payment/get-apple-pay-session",
  orderNotification: "/orders/notification",
  getMinimalInfo: "/catering/events/get-minimal-info",
  authGetEventInfo: "/catering/events/auth-get-event-info",
  getUpcomingEvents: "/catering/suite-owners/get-upcoming-events",
  registerUser: "/auth/register-user",
  loginNative: "/auth/login-native",
  userExist: "/auth/user-exist",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  sendConfirmation: "/auth/send-confirmation",
  confirmEmail: "/auth/confirm-email",
  logout: "/auth/logout",
  loginAs: "/auth/login-as",
  beginLogin: "/auth/begin-login",
  getGoogleUserInfo: "/auth/get-google-user-info",
  linkProvider: "/auth/link-provider",
  unlinkProvider: "/auth/unlink-provider",
  loginPasskey: "/auth/login-passkey",
  getPasskeys: "/auth/passkeys",
  beginPasskey: "/auth/begin-passkey",
  addPasskey: "/auth/add-passkey",
  removePasskey: "/auth/remove-passkey",
  getUserInfo: "/auth/get-comptoir-user-info",
  editUser: "/auth/edit-user",
  getSessions: "/auth/sessions",
  endSession: "/auth/end-session",
  getUserEnrolledProgramStatus: "/auth/get-user-enrolled-program-status",
  getPoints: "/auth/points",
  getUserMembershipPromo: "/auth/get-user-membership-promo",
  exportData: "/auth/export-data",
  deleteAccount: "/auth/delete-account",
  addPaymentMethod: "/auth/payment-method",
  deletePayment: "/auth/delete-payment",
  getAccountCredit: "/auth/account-credit",
  getOwnAllergies: "/auth/allergies",
  keepOwnAllergies: "/auth/keep-allergies",
  forgetOwnAllergies: "/auth/forget-allergies",
  getChildren: "/auth/children",
  addChild: "/auth/add-child",
  editChild: "/auth/edit-child",
  removeChild: "/auth/remove-child",
  getGuestOrders: "/auth/get-guest-orders",
  claimGuestOrders: "/auth/claim-guest-orders",
  getPastReceipts: "/auth/get-past-receipts",
  getPreviouslyOrderedItems: "/auth/get-previously-ordered-items",
});

const keyed = (idempotencyKey: string) => ({ "idempotency-key": idempotencyKey });

export const calls = {
  ...posts,
  getNextOrderQueueTime: (caller: Caller) =>
    call<Route<"getNextOrderQueueTime">>(caller, "GET", "/orders/get-next-order-queue-time"),
  getActiveEvents: (caller: Caller) =>
    call<Route<"getActiveEvents">>(caller, "GET", "/catering/events/get-active-events"),
  getTable: (caller: Caller) => call<Route<"getTable">>(caller, "GET", "/table"),
  sendTable: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"sendTable">>) =>
    call<Route<"sendTable">>(caller, "POST", "/table/send", body, keyed(idempotencyKey)),
  payTableShare: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"payTableShare">>) =>
    call<Route<"payTableShare">>(caller, "POST", "/table/pay", body, keyed(idempotencyKey)),
  myTablePayments: (caller: Caller) => call<Route<"myTablePayments">>(caller, "GET", "/table/payments"),
  tableReceipt: (caller: Caller, payment: string | null) =>
    call<Route<"tableReceipt">>(
      caller,
      "GET",
      `/table/receipt${payment === null ? "" : `?payment=${segment(payment)}`}`,
    ),
  getGroup: (caller: Caller) => call<Route<"getGroup">>(caller, "GET", "/group"),
  submitGroupOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"submitGroupOrder">>) =>
    call<Route<"submitGroupOrder">>(caller, "POST", "/group/order", body, keyed(idempotencyKey)),
  getLoginOptions: (caller: Caller) => call<Route<"getLoginOptions">>(caller, "GET", "/auth/login-options"),
  getAnnouncements: (caller: Caller, id: string | number) =>
    call<Route<"getAnnouncements">>(caller, "GET", `/restaurants/${segment(id)}/announcements`),
  getRotationalMenus: (caller: Caller, query: { start_date: string; end_date: string; ordering_menus: string }) =>
    call<Route<"getRotationalMenus">>(caller, "GET", `/rotational-menus?${new URLSearchParams(query)}`),
  savedCart: (
    caller: Caller,
    type: OrderType,
    { changeId, eventSuiteId }: { readonly changeId: string | null; readonly eventSuiteId: string | null },
  ) =>
    call<Route<"savedCart">>(
      caller,
      "GET",
      `/cart?${new URLSearchParams({
        type,
        ...(changeId === null ? {} : { changeId }),
        ...(eventSuiteId === null ? {} : { eventSuiteId }),
      })}`,
    ),
  submitOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"submitOrder">>) =>
    call<Route<"submitOrder">>(caller, "POST", "/orders", body, keyed(idempotencyKey)),
  createK12Order: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"createK12Order">>) =>
    call<Route<"createK12Order">>(caller, "POST", "/orders/create-k12-order", body, keyed(idempotencyKey)),
  createMarketplaceOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"createMarketplaceOrder">>) =>
    call<Route<"createMarketplaceOrder">>(
      caller,
      "POST",
      "/orders/create-marketplace-order",
      body,
      keyed(idempotencyKey),
    ),
  anotherRound: (caller: Caller, id: string, { changing }: { readonly changing: boolean }) =>
    call<Route<"anotherRound">>(
      caller,
      "GET",
      `/orders/another-round/${segment(id)}${changing ? "?changing=true" : ""}`,
    ),
  getOrder: (caller: Caller, id: string) => call<Route<"getOrder">>(caller, "GET", `/orders/${segment(id)}`),
  cancelOrder: (caller: Caller, id: string) =>
    call<Route<"cancelOrder">>(caller, "POST", `/orders/${segment(id)}/cancel`, {}),
  changeOrder: (caller: Caller, id: string, idempotencyKey: string, body: BodyOf<Route<"changeOrder">>) =>
    call<Route<"changeOrder">>(caller, "POST", `/orders/${segment(id)}/change`, body, keyed(idempotencyKey)),
  getOrderByReference: (caller: Caller, key: string) =>
    call<Route<"getOrderByReference">>(caller, "GET", `/orders/reference/${segment(key)}`),

  updateEventDaySettings: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<Route<"updateEventDaySettings">>,
  ) =>
    call<Route<"updateEventDaySettings">>(
      caller,
      "PUT",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/update-event-day-settings`,
      body,
    ),
  getSuiteActs: (caller: Caller, { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string }) =>
    call<Route<"getSuiteActs">>(
      caller,
      "GET",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/acts`,
    ),
  getRunSheet: (caller: Caller, eventId: string) =>
    call<Route<"getRunSheet">>(caller, "GET", `/catering/events/${segment(eventId)}/run-sheet`),
  countParStock: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<Route<"countParStock">>,
  ) =>
    call<Route<"countParStock">>(
      caller,
      "POST",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/par-stock`,
      body,
    ),

  /** One method for three providers, because their calls have the same body and answer. */
  loginSocial: (caller: Caller, type: "google" | "apple" | "facebook", body: BodyOf<Route<"loginGoogle">>) =>
    call<Route<"loginGoogle">>(caller, "POST", `/auth/login-${type}`, body),
  beginPasskeyLogin: (caller: Caller) =>
    call<Route<"beginPasskeyLogin">>(caller, "POST", "/auth/begin-passkey-login", {}),
  editPaymentMethod: (caller: Caller, body: BodyOf<Route<"editPaymentMethod">>) =>
    call<Route<"editPaymentMethod">>(caller, "PUT", "/auth/payment-method", body),
};
