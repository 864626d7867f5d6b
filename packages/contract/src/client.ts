import type { OrderType } from "@comptoir/ordering";
import type { anotherRound } from "./another-round.ts";
import { type BodyOf, type Caller, call } from "./call.ts";
import type { addItem, savedCart, validateCart } from "./cart.ts";
import type { getDiscountInfo, getGiftCard } from "./codes.ts";
import type { setCosts } from "./costs.ts";
import type { findTimes, getNextOrderQueueTime } from "./fulfilment.ts";
import type { orderNotification } from "./notification.ts";
import type { cancelOrder, getOrder, getOrderByReference } from "./orders.ts";
import type { getApplePaySession, getPaymentConfig } from "./payment.ts";
import type { editUser, endSession, getSessions, getUserInfo } from "./people/account.ts";
import type { getAccountCredit } from "./people/account-credit.ts";
import type { addChild, editChild, getChildren, removeChild } from "./people/children.ts";
import type { confirmEmail, sendConfirmation } from "./people/confirm-email.ts";
import type { loginAs } from "./people/login-as.ts";
import type { getPoints, getUserEnrolledProgramStatus } from "./people/loyalty.ts";
import type { getUserMembershipPromo } from "./people/membership.ts";
import type { claimGuestOrders, deleteAccount, exportData, getGuestOrders } from "./people/own-data.ts";
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginPasskey,
  removePasskey,
} from "./people/passkeys.ts";
import type { getPastReceipts, getPreviouslyOrderedItems } from "./people/past-orders.ts";
import type { addPaymentMethod, deletePayment, editPaymentMethod } from "./people/saved-cards.ts";
import type { forgotPassword, loginNative, logout, registerUser, resetPassword, userExist } from "./people/sign-in.ts";
import type {
  beginLogin,
  getGoogleUserInfo,
  getLoginOptions,
  linkProvider,
  loginGoogle,
  unlinkProvider,
} from "./people/social-login.ts";
import type { getStaffInfo, loginStaff, logoutStaff } from "./people/staff.ts";
import type { autocompleteSearch, geolocationSearch } from "./places.ts";
import type { getRotationalMenus } from "./school.ts";
import type { changeOrder, createK12Order, createMarketplaceOrder, submitOrder } from "./submit.ts";
import type { countParStock, getRunSheet } from "./suite-kitchen.ts";
import type {
  authGetEventInfo,
  getActiveEvents,
  getMinimalInfo,
  getSuiteActs,
  getUpcomingEvents,
  updateEventDaySettings,
} from "./suites.ts";
import type { getAnnouncements } from "./venues.ts";

export type { Caller, CallResult } from "./call.ts";

const segment = (id: string | number) => encodeURIComponent(String(id));
const keyed = (idempotencyKey: string) => ({ "idempotency-key": idempotencyKey });

/** The calls of the contract, typed by its routes; only their types are imported, so that no schema reaches the browser. */
export const calls = {
  getAnnouncements: (caller: Caller, id: string | number) =>
    call<typeof getAnnouncements>(caller, "GET", `/restaurants/${segment(id)}/announcements`),
  autocompleteSearch: (caller: Caller, body: BodyOf<typeof autocompleteSearch>) =>
    call<typeof autocompleteSearch>(caller, "POST", "/restaurants/autocomplete-search", body),
  geolocationSearch: (caller: Caller, body: BodyOf<typeof geolocationSearch>) =>
    call<typeof geolocationSearch>(caller, "POST", "/restaurants/geolocation-search", body),
  getRotationalMenus: (caller: Caller, query: { start_date: string; end_date: string; ordering_menus: string }) =>
    call<typeof getRotationalMenus>(caller, "GET", `/rotational-menus?${new URLSearchParams(query)}`),
  addItem: (caller: Caller, body: BodyOf<typeof addItem>) => call<typeof addItem>(caller, "POST", "/orders/item", body),
  validateCart: (caller: Caller, body: BodyOf<typeof validateCart>) =>
    call<typeof validateCart>(caller, "POST", "/orders/validate", body),
  savedCart: (
    caller: Caller,
    type: OrderType,
    { changeId, eventSuiteId }: { readonly changeId: string | null; readonly eventSuiteId: string | null },
  ) =>
    call<typeof savedCart>(
      caller,
      "GET",
      `/cart?${new URLSearchParams({
        type,
        ...(changeId === null ? {} : { changeId }),
        ...(eventSuiteId === null ? {} : { eventSuiteId }),
      })}`,
    ),
  setCosts: (caller: Caller, body: BodyOf<typeof setCosts>) =>
    call<typeof setCosts>(caller, "POST", "/orders/set-costs", body),
  getDiscountInfo: (caller: Caller, body: BodyOf<typeof getDiscountInfo>) =>
    call<typeof getDiscountInfo>(caller, "POST", "/orders/get-discount-info", body),
  getGiftCard: (caller: Caller, body: BodyOf<typeof getGiftCard>) =>
    call<typeof getGiftCard>(caller, "POST", "/orders/get-gift-card", body),
  getNextOrderQueueTime: (caller: Caller) =>
    call<typeof getNextOrderQueueTime>(caller, "GET", "/orders/get-next-order-queue-time"),
  findTimes: (caller: Caller, body: BodyOf<typeof findTimes>) =>
    call<typeof findTimes>(caller, "POST", "/orders/scheduling", body),
  getPaymentConfig: (caller: Caller, body: BodyOf<typeof getPaymentConfig>) =>
    call<typeof getPaymentConfig>(caller, "POST", "/payment/get-payment-config", body),
  getApplePaySession: (caller: Caller, body: BodyOf<typeof getApplePaySession>) =>
    call<typeof getApplePaySession>(caller, "POST", "/payment/get-apple-pay-session", body),
  submitOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof submitOrder>) =>
    call<typeof submitOrder>(caller, "POST", "/orders", body, keyed(idempotencyKey)),
  createK12Order: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof createK12Order>) =>
    call<typeof createK12Order>(caller, "POST", "/orders/create-k12-order", body, keyed(idempotencyKey)),
  createMarketplaceOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof createMarketplaceOrder>) =>
    call<typeof createMarketplaceOrder>(
      caller,
      "POST",
      "/orders/create-marketplace-order",
      body,
      keyed(idempotencyKey),
    ),
  orderNotification: (caller: Caller, body: BodyOf<typeof orderNotification>) =>
    call<typeof orderNotification>(caller, "POST", "/orders/notification", body),
  anotherRound: (caller: Caller, id: string, { changing }: { readonly changing: boolean }) =>
    call<typeof anotherRound>(caller, "GET", `/orders/another-round/${segment(id)}${changing ? "?changing=true" : ""}`),
  getOrder: (caller: Caller, id: string) => call<typeof getOrder>(caller, "GET", `/orders/${segment(id)}`),
  cancelOrder: (caller: Caller, id: string) =>
    call<typeof cancelOrder>(caller, "POST", `/orders/${segment(id)}/cancel`, {}),
  changeOrder: (caller: Caller, id: string, idempotencyKey: string, body: BodyOf<typeof changeOrder>) =>
    call<typeof changeOrder>(caller, "POST", `/orders/${segment(id)}/change`, body, keyed(idempotencyKey)),
  getOrderByReference: (caller: Caller, key: string) =>
    call<typeof getOrderByReference>(caller, "GET", `/orders/reference/${segment(key)}`),

  getMinimalInfo: (caller: Caller, body: BodyOf<typeof getMinimalInfo>) =>
    call<typeof getMinimalInfo>(caller, "POST", "/catering/events/get-minimal-info", body),
  authGetEventInfo: (caller: Caller, body: BodyOf<typeof authGetEventInfo>) =>
    call<typeof authGetEventInfo>(caller, "POST", "/catering/events/auth-get-event-info", body),
  getUpcomingEvents: (caller: Caller, body: BodyOf<typeof getUpcomingEvents>) =>
    call<typeof getUpcomingEvents>(caller, "POST", "/catering/suite-owners/get-upcoming-events", body),
  getActiveEvents: (caller: Caller) =>
    call<typeof getActiveEvents>(caller, "GET", "/catering/events/get-active-events"),
  updateEventDaySettings: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<typeof updateEventDaySettings>,
  ) =>
    call<typeof updateEventDaySettings>(
      caller,
      "PUT",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/update-event-day-settings`,
      body,
    ),
  getSuiteActs: (caller: Caller, { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string }) =>
    call<typeof getSuiteActs>(
      caller,
      "GET",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/acts`,
    ),
  getRunSheet: (caller: Caller, eventId: string) =>
    call<typeof getRunSheet>(caller, "GET", `/catering/events/${segment(eventId)}/run-sheet`),
  countParStock: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<typeof countParStock>,
  ) =>
    call<typeof countParStock>(
      caller,
      "POST",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/par-stock`,
      body,
    ),

  registerUser: (caller: Caller, body: BodyOf<typeof registerUser>) =>
    call<typeof registerUser>(caller, "POST", "/auth/register-user", body),
  loginNative: (caller: Caller, body: BodyOf<typeof loginNative>) =>
    call<typeof loginNative>(caller, "POST", "/auth/login-native", body),
  userExist: (caller: Caller, body: BodyOf<typeof userExist>) =>
    call<typeof userExist>(caller, "POST", "/auth/user-exist", body),
  forgotPassword: (caller: Caller, body: BodyOf<typeof forgotPassword>) =>
    call<typeof forgotPassword>(caller, "POST", "/auth/forgot-password", body),
  resetPassword: (caller: Caller, body: BodyOf<typeof resetPassword>) =>
    call<typeof resetPassword>(caller, "POST", "/auth/reset-password", body),
  sendConfirmation: (caller: Caller, body: BodyOf<typeof sendConfirmation>) =>
    call<typeof sendConfirmation>(caller, "POST", "/auth/send-confirmation", body),
  confirmEmail: (caller: Caller, body: BodyOf<typeof confirmEmail>) =>
    call<typeof confirmEmail>(caller, "POST", "/auth/confirm-email", body),
  logout: (caller: Caller, body: BodyOf<typeof logout>) => call<typeof logout>(caller, "POST", "/auth/logout", body),
  loginAs: (caller: Caller, body: BodyOf<typeof loginAs>) =>
    call<typeof loginAs>(caller, "POST", "/auth/login-as", body),
  getLoginOptions: (caller: Caller) => call<typeof getLoginOptions>(caller, "GET", "/auth/login-options"),
  beginLogin: (caller: Caller, body: BodyOf<typeof beginLogin>) =>
    call<typeof beginLogin>(caller, "POST", "/auth/begin-login", body),
  /** The three providers' calls take and answer the same. */
  loginSocial: (caller: Caller, type: "google" | "apple" | "facebook", body: BodyOf<typeof loginGoogle>) =>
    call<typeof loginGoogle>(caller, "POST", `/auth/login-${type}`, body),
  getGoogleUserInfo: (caller: Caller, body: BodyOf<typeof getGoogleUserInfo>) =>
    call<typeof getGoogleUserInfo>(caller, "POST", "/auth/get-google-user-info", body),
  linkProvider: (caller: Caller, body: BodyOf<typeof linkProvider>) =>
    call<typeof linkProvider>(caller, "POST", "/auth/link-provider", body),
  unlinkProvider: (caller: Caller, body: BodyOf<typeof unlinkProvider>) =>
    call<typeof unlinkProvider>(caller, "POST", "/auth/unlink-provider", body),
  beginPasskeyLogin: (caller: Caller) =>
    call<typeof beginPasskeyLogin>(caller, "POST", "/auth/begin-passkey-login", {}),
  loginPasskey: (caller: Caller, body: BodyOf<typeof loginPasskey>) =>
    call<typeof loginPasskey>(caller, "POST", "/auth/login-passkey", body),
  getPasskeys: (caller: Caller, body: BodyOf<typeof getPasskeys>) =>
    call<typeof getPasskeys>(caller, "POST", "/auth/passkeys", body),
  beginPasskey: (caller: Caller, body: BodyOf<typeof beginPasskey>) =>
    call<typeof beginPasskey>(caller, "POST", "/auth/begin-passkey", body),
  addPasskey: (caller: Caller, body: BodyOf<typeof addPasskey>) =>
    call<typeof addPasskey>(caller, "POST", "/auth/add-passkey", body),
  removePasskey: (caller: Caller, body: BodyOf<typeof removePasskey>) =>
    call<typeof removePasskey>(caller, "POST", "/auth/remove-passkey", body),
  getUserInfo: (caller: Caller, body: BodyOf<typeof getUserInfo>) =>
    call<typeof getUserInfo>(caller, "POST", "/auth/get-comptoir-user-info", body),
  editUser: (caller: Caller, body: BodyOf<typeof editUser>) =>
    call<typeof editUser>(caller, "POST", "/auth/edit-user", body),
  getSessions: (caller: Caller, body: BodyOf<typeof getSessions>) =>
    call<typeof getSessions>(caller, "POST", "/auth/sessions", body),
  endSession: (caller: Caller, body: BodyOf<typeof endSession>) =>
    call<typeof endSession>(caller, "POST", "/auth/end-session", body),
  getUserEnrolledProgramStatus: (caller: Caller, body: BodyOf<typeof getUserEnrolledProgramStatus>) =>
    call<typeof getUserEnrolledProgramStatus>(caller, "POST", "/auth/get-user-enrolled-program-status", body),
  getPoints: (caller: Caller, body: BodyOf<typeof getPoints>) =>
    call<typeof getPoints>(caller, "POST", "/auth/points", body),
  getUserMembershipPromo: (caller: Caller, body: BodyOf<typeof getUserMembershipPromo>) =>
    call<typeof getUserMembershipPromo>(caller, "POST", "/auth/get-user-membership-promo", body),
  exportData: (caller: Caller, body: BodyOf<typeof exportData>) =>
    call<typeof exportData>(caller, "POST", "/auth/export-data", body),
  deleteAccount: (caller: Caller, body: BodyOf<typeof deleteAccount>) =>
    call<typeof deleteAccount>(caller, "POST", "/auth/delete-account", body),
  loginStaff: (caller: Caller, body: BodyOf<typeof loginStaff>) =>
    call<typeof loginStaff>(caller, "POST", "/auth/login-staff", body),
  getStaffInfo: (caller: Caller) => call<typeof getStaffInfo>(caller, "GET", "/auth/staff"),
  logoutStaff: (caller: Caller, body: BodyOf<typeof logoutStaff>) =>
    call<typeof logoutStaff>(caller, "POST", "/auth/logout-staff", body),
  addPaymentMethod: (caller: Caller, body: BodyOf<typeof addPaymentMethod>) =>
    call<typeof addPaymentMethod>(caller, "POST", "/auth/payment-method", body),
  editPaymentMethod: (caller: Caller, body: BodyOf<typeof editPaymentMethod>) =>
    call<typeof editPaymentMethod>(caller, "PUT", "/auth/payment-method", body),
  deletePayment: (caller: Caller, body: BodyOf<typeof deletePayment>) =>
    call<typeof deletePayment>(caller, "POST", "/auth/delete-payment", body),
  getAccountCredit: (caller: Caller, body: BodyOf<typeof getAccountCredit>) =>
    call<typeof getAccountCredit>(caller, "POST", "/auth/account-credit", body),
  getChildren: (caller: Caller, body: BodyOf<typeof getChildren>) =>
    call<typeof getChildren>(caller, "POST", "/auth/children", body),
  addChild: (caller: Caller, body: BodyOf<typeof addChild>) =>
    call<typeof addChild>(caller, "POST", "/auth/add-child", body),
  editChild: (caller: Caller, body: BodyOf<typeof editChild>) =>
    call<typeof editChild>(caller, "POST", "/auth/edit-child", body),
  removeChild: (caller: Caller, body: BodyOf<typeof removeChild>) =>
    call<typeof removeChild>(caller, "POST", "/auth/remove-child", body),
  getGuestOrders: (caller: Caller, body: BodyOf<typeof getGuestOrders>) =>
    call<typeof getGuestOrders>(caller, "POST", "/auth/get-guest-orders", body),
  claimGuestOrders: (caller: Caller, body: BodyOf<typeof claimGuestOrders>) =>
    call<typeof claimGuestOrders>(caller, "POST", "/auth/claim-guest-orders", body),
  getPastReceipts: (caller: Caller, body: BodyOf<typeof getPastReceipts>) =>
    call<typeof getPastReceipts>(caller, "POST", "/auth/get-past-receipts", body),
  getPreviouslyOrderedItems: (caller: Caller, body: BodyOf<typeof getPreviouslyOrderedItems>) =>
    call<typeof getPreviouslyOrderedItems>(caller, "POST", "/auth/get-previously-ordered-items", body),
};
