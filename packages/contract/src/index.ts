// The calls of the API, in the order in which a diner uses them. api#openapi.

export { anotherRound } from "./another-round.ts";
export { askingSite } from "./asking-site.ts";
export type { CheckoutInput, ReceivedCosts } from "./call-body.ts";
export { addItem, savedCart, validateCart } from "./cart.ts";
export type { CodeKind, findCode, getDiscountInfo, getGiftCard } from "./codes.ts";
export { type NearestTimeData, setCosts } from "./costs.ts";
export type { DinerData } from "./diners.ts";
export {
  type CartRefusalName,
  type CodeOf,
  type CodeRefusalName,
  ERROR_CODES,
  type ErrorName,
  type StatusOf,
} from "./error-codes.ts";
export { type ErrorBody, errorSchema, type InvalidItem, type RefusalOf } from "./errors.ts";
export type { EventSuiteData, MinimalEventSuiteData, ParStockData, SuiteActData } from "./event-suite.ts";
export { type FailureMeaning, failureMeanings } from "./failure-meanings.ts";
export { findTimes, type QueueData, type TimeCauseData, type TimesData } from "./fulfilment.ts";
export { addressInLanguage, LOCALE_PARAMETER, languageAddresses } from "./language-addresses.ts";
export { MAX_ISSUES } from "./linear-schemas.ts";
export { getMenuData, type MenuDocument } from "./menus.ts";
export { orderNotification } from "./notification.ts";
export type { KitchenOrderData, OrderData, OrderStatusData, OrderTogetherData } from "./orders.ts";
export type { PartnerOrderData } from "./partner-order.ts";
export { getApplePaySession, type PageSources } from "./payment.ts";
export type { OwnAllergiesData } from "./people/allergies.ts";
export type { ChildData } from "./people/children.ts";
export type { AssertedCredential, CreatedCredential, PasskeyData } from "./people/passkeys.ts";
export type { SocialProvider } from "./people/social-login.ts";
export type { StaffData } from "./people/staff.ts";
export type { PaymentMethodData, UserData } from "./people/user.ts";
export type { FoundRestaurantData, PlaceSuggestionData } from "./places.ts";
export type { PricedGroupData, PricedLineData } from "./priced-line.ts";
export type { CallAccess } from "./roles.ts";
export type { SchoolDayData } from "./school.ts";
export { CONCOURSES_MAX, SEARCH_RADIUS, SEARCH_RESULTS_MAX } from "./search-limits.ts";
export type { StaffActData } from "./staff/acts.ts";
export type { BoardData, BoardVenueData } from "./staff/board.ts";
export type { BoardLineData, BoardOrderData } from "./staff/board-order.ts";
export type { DiscountCodeData } from "./staff/codes.ts";
export type { DayCloseData, DayTotalsData } from "./staff/day.ts";
export type { GiftCardEntryData, GiftCardRowData } from "./staff/gift-cards.ts";
export type { InsightData, InsightDishData } from "./staff/insight.ts";
export type { ApiKeyData } from "./staff/keys.ts";
export type { MembersDifferData, VenueMemberData } from "./staff/members.ts";
export type {
  DraftChangeData,
  EditConflictData,
  ScheduledDraftData,
  VenueDifferenceData,
  VenueDraftData,
  VenueFindingData,
  VenueThingData,
  VenueVersionData,
} from "./staff/menu.ts";
export type { CateringDaysData, EventOrdersData, SchoolListData, StaffEventData } from "./staff/modes.ts";
export type { NextStepsData } from "./staff/next.ts";
export type { BoardSlotsData, BoardStockData } from "./staff/now.ts";

import { copyOtherPictures, getOtherMenu } from "./staff/other-menus.ts";

export type { GroupData, GroupTermsData, submitGroupOrder, YourGroupData } from "./group.ts";
export type { OrderActData } from "./staff/order-history.ts";
export type { StaffPaymentsData } from "./staff/payments.ts";
export type { StaffCodeData, StaffMemberData } from "./staff/people.ts";
export type { PictureData } from "./staff/pictures.ts";
export type { PrinterData, PrinterModelData, PrintJobData } from "./staff/printers.ts";
export { REFUND_DESTINATIONS, type RefundQuoteData, type RefundWhatData } from "./staff/refunds.ts";
export type { ServiceData, ServiceHourData } from "./staff/service.ts";
export type { StartMenuData } from "./staff/start.ts";
export type { EndedTableData, StaffTableData, StaffTablesData } from "./staff/tables.ts";
export type { WebhookDeliveryData, WebhookEndpointData } from "./staff/webhooks.ts";
export {
  changeOrder,
  createK12Order,
  createMarketplaceOrder,
  type K12Body,
  type SubmitBody,
  submitOrder,
} from "./submit.ts";
export type { RunSheetData } from "./suite-kitchen.ts";
export type { TableData, YourTableData } from "./table.ts";
export { type PayingCheckout, payTableShare, type TablePaymentData } from "./table-pay.ts";
export type { TableReceiptData } from "./table-receipt.ts";
export type { PartnerEventData } from "./v1/events.ts";
export type { PartnerPrinterData } from "./v1/printing.ts";
export type { PartnerRefundData, PartnerRefundWhatData } from "./v1/refunds.ts";
export type { AnnouncementData } from "./venues.ts";
export { type WebhookBody, webhookRoutes } from "./webhook-events.ts";

import { anotherRound } from "./another-round.ts";
import { addItem, savedCart, validateCart } from "./cart.ts";
import { findCode, getDiscountInfo, getGiftCard } from "./codes.ts";
import { setCosts } from "./costs.ts";
import { findTimes, getNextOrderQueueTime } from "./fulfilment.ts";
import {
  changeMeInGroup,
  changePersonInGroup,
  getGroup,
  groupEvents,
  joinGroup,
  lookAtGroup,
  newGroupLink,
  openGroup,
  removeGroupLine,
  submitGroupOrder,
} from "./group.ts";
import { noteInterest } from "./interest.ts";
import { orderNotification } from "./notification.ts";
import { cancelOrder, getOrder, getOrderByReference, orderEvents } from "./orders.ts";
import { getApplePaySession, getPaymentConfig } from "./payment.ts";
import { editUser, endSession, getSessions, getUserInfo } from "./people/account.ts";
import { getAccountCredit } from "./people/account-credit.ts";
import { forgetOwnAllergies, getOwnAllergies, keepOwnAllergies } from "./people/allergies.ts";
import { addChild, editChild, getChildren, removeChild } from "./people/children.ts";
import { confirmEmail, sendConfirmation } from "./people/confirm-email.ts";
import { loginAs } from "./people/login-as.ts";
import { getPoints, getUserEnrolledProgramStatus } from "./people/loyalty.ts";
import { getUserMembershipPromo } from "./people/membership.ts";
import { claimGuestOrders, deleteAccount, exportData, getGuestOrders } from "./people/own-data.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginPasskey,
  removePasskey,
} from "./people/passkeys.ts";
import { getPastReceipts, getPreviouslyOrderedItems } from "./people/past-orders.ts";
import { addPaymentMethod, deletePayment, editPaymentMethod } from "./people/saved-cards.ts";
import { forgotPassword, loginNative, logout, registerUser, resetPassword, userExist } from "./people/sign-in.ts";
import {
  beginLogin,
  getGoogleUserInfo,
  getLoginOptions,
  linkProvider,
  loginApple,
  loginFacebook,
  loginGoogle,
  unlinkProvider,
} from "./people/social-login.ts";
import { getStaffInfo, loginStaff, logoutStaff } from "./people/staff.ts";
import { autocompleteSearch, geolocationSearch } from "./places.ts";
import type { CallAccess } from "./roles.ts";
import { getRotationalMenus } from "./school.ts";
import { choosePerson, leaveDevice, switchRestaurant } from "./staff/acting.ts";
import { exportStaffActs, getStaffActs } from "./staff/acts.ts";
import { boardEvents, crossLines, getBoard, listStaffOrders, readOrder } from "./staff/board.ts";
import { acceptOrder, declineOrder, moveOrder, moveTime, startNow, undoReady } from "./staff/board-acts.ts";
import { addCode, changeCode, exportCodes, listCodes, stopCode } from "./staff/codes.ts";
import { closeDay, getDay, listDayCloses } from "./staff/day.ts";
import {
  correctGiftCard,
  exportGiftCards,
  getGiftCardHistory,
  issueGiftCard,
  listGiftCards,
  stopGiftCard,
  topUpGiftCard,
} from "./staff/gift-cards.ts";
import { exportInsight, getInsight } from "./staff/insight.ts";
import { addKey, getKeys, removeKey } from "./staff/keys.ts";
import { addMember, changeMember, exportMembers, importMembers, listMembers, removeMember } from "./staff/members.ts";
import {
  discardVenueDraft,
  editVenueDraft,
  getVenueDraft,
  getVenueVersion,
  listVenueVersions,
  previewVenueDraft,
  publishVenueDraft,
  returnToVenueVersion,
  reviewVenueDraft,
  scheduleVenueDraft,
  settleVenueDraft,
  unscheduleVenueDraft,
} from "./staff/menu.ts";
import {
  getCateringDays,
  getEventOrders,
  getSchoolList,
  getStaffEvents,
  printRunSheet,
  printSchoolLabels,
} from "./staff/modes.ts";
import { getNextSteps, tickNextStep } from "./staff/next.ts";
import {
  changeSlots,
  getBoardStock,
  getSlots,
  pauseVenue,
  restockThings,
  resumeVenue,
  sellOutThings,
  setPreparationTime,
} from "./staff/now.ts";
import { getStaffOrder } from "./staff/order-history.ts";
import { connectAccount, disconnectAccount, getPayments, readAccount } from "./staff/payments.ts";
import {
  addStaffMember,
  changeStaffMember,
  getStaffPeople,
  issueStaffCode,
  removeStaffMember,
} from "./staff/people.ts";
import { cropPicture, getPicture, uploadPicture } from "./staff/pictures.ts";
import { getOrderPaper, printOrder } from "./staff/print-order.ts";
import {
  addPrinter,
  changePrinter,
  forgetPrinterDevice,
  getPrinter,
  getPrinters,
  previewPrinter,
  removePrinter,
  rotatePrinterSecret,
  testPrinter,
} from "./staff/printers.ts";
import { quoteRefund, refundOrder } from "./staff/refunds.ts";
import { getService } from "./staff/service.ts";
import { getTableLinks, lookAtStart, printTableCards, readStartMenu, startRestaurant } from "./staff/start.ts";
import { closeTable, listOpenTables, removeTablePerson, removeUnsentLine, returnTableTip } from "./staff/tables.ts";
import { listOpenTabs } from "./staff/tabs.ts";
import {
  addWebhook,
  changeWebhook,
  getWebhook,
  getWebhooks,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  turnWebhook,
} from "./staff/webhooks.ts";
import { changeOrder, createK12Order, createMarketplaceOrder, submitOrder } from "./submit.ts";
import { countParStock, getRunSheet } from "./suite-kitchen.ts";
import {
  authGetEventInfo,
  getActiveEvents,
  getMinimalInfo,
  getSuiteActs,
  getUpcomingEvents,
  updateEventDaySettings,
} from "./suites.ts";
import {
  changeMe,
  changePerson,
  getTable,
  joinTable,
  removeTableLine,
  sendTable,
  tableEvents,
  undoSending,
} from "./table.ts";
import { claimTableShare, myTablePayments, payTableShare, releaseTableShare } from "./table-pay.ts";
import { mailTableReceipt, tableReceipt } from "./table-receipt.ts";
import { listPartnerEvents } from "./v1/events.ts";
import {
  getPartnerMenu,
  getPartnerStock,
  publishPartnerMenu,
  restockPartnerThings,
  sellOutPartnerThings,
} from "./v1/menu.ts";
import {
  acceptPartnerOrder,
  declinePartnerOrder,
  getPartnerOrder,
  listPartnerOrders,
  movePartnerOrder,
} from "./v1/orders.ts";
import { listPartnerPrinters, printPartnerOrder } from "./v1/printing.ts";
import { refundPartnerOrder } from "./v1/refunds.ts";
import { getPartnerLedger, getPartnerVenue, pausePartnerVenue, resumePartnerVenue } from "./v1/venue.ts";
import { getAnnouncements } from "./venues.ts";

/** The calls under `/api`, by the part of the API that implements them. */
export const contract = {
  venues: { getAnnouncements },
  places: { autocompleteSearch, geolocationSearch },
  school: { getRotationalMenus },
  suites: {
    getMinimalInfo,
    authGetEventInfo,
    getUpcomingEvents,
    getActiveEvents,
    updateEventDaySettings,
    getSuiteActs,
    getRunSheet,
    countParStock,
  },
  cart: { addItem, validateCart, savedCart },
  costs: { setCosts, findCode, getDiscountInfo, getGiftCard },
  fulfilment: { getNextOrderQueueTime, findTimes },
  payment: { getPaymentConfig, getApplePaySession },
  people: {
    registerUser,
    loginNative,
    loginAs,
    userExist,
    getLoginOptions,
    beginLogin,
    loginGoogle,
    loginApple,
    loginFacebook,
    getGoogleUserInfo,
    linkProvider,
    unlinkProvider,
    beginPasskeyLogin,
    loginPasskey,
    getPasskeys,
    beginPasskey,
    addPasskey,
    removePasskey,
    forgotPassword,
    resetPassword,
    sendConfirmation,
    confirmEmail,
    logout,
    getUserInfo,
    editUser,
    getSessions,
    endSession,
    addPaymentMethod,
    editPaymentMethod,
    deletePayment,
    getAccountCredit,
    getOwnAllergies,
    keepOwnAllergies,
    forgetOwnAllergies,
    getChildren,
    addChild,
    editChild,
    removeChild,
    getGuestOrders,
    claimGuestOrders,
    getPastReceipts,
    getPreviouslyOrderedItems,
    getUserMembershipPromo,
    getUserEnrolledProgramStatus,
    getPoints,
    exportData,
    deleteAccount,
    loginStaff,
    getStaffInfo,
    logoutStaff,
  },
  orders: {
    submitOrder,
    createK12Order,
    createMarketplaceOrder,
    orderNotification,
    anotherRound,
    getOrderByReference,
    getOrder,
    cancelOrder,
    changeOrder,
    orderEvents,
  },
  group: {
    openGroup,
    lookAtGroup,
    joinGroup,
    getGroup,
    groupEvents,
    changeMeInGroup,
    changePersonInGroup,
    newGroupLink,
    removeGroupLine,
    submitGroupOrder,
  },
  table: {
    joinTable,
    getTable,
    tableEvents,
    changeMe,
    changePerson,
    removeTableLine,
    sendTable,
    undoSending,
    claimTableShare,
    releaseTableShare,
    payTableShare,
    myTablePayments,
    tableReceipt,
    mailTableReceipt,
  },
  staff: {
    choosePerson,
    leaveDevice,
    switchRestaurant,
    getStaffPeople,
    addStaffMember,
    changeStaffMember,
    removeStaffMember,
    issueStaffCode,
    getStaffActs,
    exportStaffActs,
  },
  board: {
    getBoard,
    boardEvents,
    acceptOrder,
    declineOrder,
    moveOrder,
    undoReady,
    startNow,
    moveTime,
    crossLines,
    readOrder,
    listStaffOrders,
    getStaffOrder,
    getBoardStock,
    sellOutThings,
    restockThings,
    pauseVenue,
    resumeVenue,
    setPreparationTime,
    getSlots,
    changeSlots,
    quoteRefund,
    refundOrder,
    listOpenTabs,
  },
  modes: {
    getSchoolList,
    printSchoolLabels,
    getStaffEvents,
    getEventOrders,
    printRunSheet,
    getCateringDays,
    listOpenTables,
    closeTable,
    removeTablePerson,
    removeUnsentLine,
    returnTableTip,
  },
  books: {
    getDay,
    closeDay,
    listDayCloses,
  },
  service: { getService },
  insight: { noteInterest, getInsight, exportInsight },
  webhooks: {
    getWebhooks,
    addWebhook,
    getWebhook,
    changeWebhook,
    removeWebhook,
    turnWebhook,
    rotateWebhookSecret,
    testWebhook,
    replayWebhook,
  },
  printing: {
    getPrinters,
    addPrinter,
    getPrinter,
    changePrinter,
    removePrinter,
    rotatePrinterSecret,
    forgetPrinterDevice,
    testPrinter,
    previewPrinter,
    printOrder,
    getOrderPaper,
  },
  keys: { getKeys, addKey, removeKey },
  lists: {
    listCodes,
    exportCodes,
    addCode,
    changeCode,
    stopCode,
    listGiftCards,
    exportGiftCards,
    issueGiftCard,
    getGiftCardHistory,
    topUpGiftCard,
    correctGiftCard,
    stopGiftCard,
    listMembers,
    exportMembers,
    addMember,
    changeMember,
    removeMember,
    importMembers,
  },
  studio: {
    getVenueDraft,
    editVenueDraft,
    settleVenueDraft,
    discardVenueDraft,
    reviewVenueDraft,
    previewVenueDraft,
    publishVenueDraft,
    scheduleVenueDraft,
    unscheduleVenueDraft,
    listVenueVersions,
    getVenueVersion,
    returnToVenueVersion,
    getOtherMenu,
    copyOtherPictures,
  },
  pictures: { uploadPicture, getPicture, cropPicture },
  start: { lookAtStart, readStartMenu, startRestaurant, getTableLinks, printTableCards, getNextSteps, tickNextStep },
  staffPayments: { getPayments, connectAccount, readAccount, disconnectAccount },
  v1: {
    getPartnerVenue,
    listPartnerOrders,
    getPartnerOrder,
    acceptPartnerOrder,
    declinePartnerOrder,
    movePartnerOrder,
    refundPartnerOrder,
    printPartnerOrder,
    listPartnerPrinters,
    getPartnerStock,
    sellOutPartnerThings,
    restockPartnerThings,
    pausePartnerVenue,
    resumePartnerVenue,
    getPartnerMenu,
    publishPartnerMenu,
    listPartnerEvents,
    getPartnerLedger,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallAccess>>>>;
