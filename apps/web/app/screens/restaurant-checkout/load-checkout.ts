import type { PaymentMethodData } from "@comptoir/contract";
import { type Caller, calls } from "@comptoir/contract/client";
import {
  acceptanceOf,
  chooseTakeout,
  extraMethodLabelKey,
  isDeliveryKind,
  type Locale,
  meansOfKind,
  ORDER_TYPE_RULES,
  type OrderType,
  orderingSettings,
  type RestaurantData,
  readAcceptance,
  readCustomQuestions,
  restaurantWords,
  tipChoices,
} from "@comptoir/ordering";
import { billWordingOf, centsOf, type MethodLabels } from "@comptoir/receipt";
import type { LoaderFunctionArgs } from "react-router";
import { suiteOf } from "../../cart/cart-scope.ts";
import { type OrderTerms, orderTypeOfVisit, termsOfVisit } from "../../cart/order-terms.ts";
import { loadOrderToChange } from "../../cart/order-to-change.ts";
import { localeContext, whoContext } from "../../load-context.ts";
import { memberContext } from "../../member/load-member.ts";
import { allowPageSources } from "../../security/page-sources.ts";
import { personContext, personUnknownContext } from "../../session/person-context.ts";
import { type SuiteVisit, suiteContext } from "../../suites/suite-visit.ts";
import { isUnreachable, serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { tableOfVisit, type Visit } from "../../visit/visit.ts";
import { NO_WALLETS } from "../../wallets/offered-wallets.ts";
import { requireLogin } from "../restaurant/require-login.ts";
import { codeSettingsOf } from "../restaurant-cart/codes.ts";
import { type CheckoutSetup, type KnownTimes, NO_PAYMENT } from "./form/checkout-setup.ts";
import { deliveryOffer } from "./form/delivery-offer.ts";
import { questionViews } from "./form/question-views.ts";
import { readRemembered } from "./form/remembered.ts";
import { suiteOfCheckout } from "./form/suite-of-checkout.ts";
import { loadTimes } from "./times/load-times.ts";

export async function loadCheckoutSetup(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
): Promise<CheckoutSetup> {
  const { request, context } = args;
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  requireLogin(restaurant, visit, context.get(whoContext));
  const cookies = parseCookies(request.headers.get("cookie"));
  const user = context.get(personContext)?.user ?? null;
  const caller = serverCaller(request, context, restaurant.id);
  const { suite } = context.get(suiteContext);
  const { type, changeId, destination } = termsOfVisit(visit, restaurant, suite);
  const orderType = chooseTakeout(type, isDeliveryKind(destination.kind));
  const choosesTime = ORDER_TYPE_RULES[orderType].choosesSlot;
  const half = ORDER_TYPE_RULES[orderType].bySchoolDate ? context.get(personContext)?.half : undefined;
  const memberIdentifier = context.get(memberContext)?.identifier ?? null;
  const [config, times, toChange, credit] = await Promise.all([
    askForPayment(caller, { app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id, type: orderType }),
    choosesTime ? loadTimesOfSavedCart(caller, visit, { type: orderType, destination, memberIdentifier }) : null,
    changeId === null ? null : loadOrderToChange(caller, changeId),
    half ? calls.getAccountCredit(caller, half) : null,
  ]);
  if (config.ok) allowPageSources(args, config.answer.pageSources);
  const locale = context.get(localeContext);
  return {
    ...drawCheckout(restaurant, visit, locale),
    tips: tipChoices(restaurant, orderTypeOfVisit(visit, restaurant), { ownDefault: user?.defaultTip ?? null, locale }),
    promoCode: user?.promoCode ?? null,
    payment: config.ok ? readPayment(config.answer, billingLabels(restaurant, locale), suite) : NO_PAYMENT,
    remembered: readRemembered(cookies, tableOfVisit(visit), user),
    account: user ? "signed-in" : context.get(personUnknownContext) ? "unknown" : "offered",
    ownEmail: user?.email ?? null,
    savedCards: (user?.paymentMethods ?? []).filter((card) => config.ok && paysHere(card, config.answer)),
    choosesTime,
    times,
    wantedTime: visit.time,
    toChange,
    suite: suiteOfCheckout(suite, visit),
    creditCents: credit?.ok ? centsOf(credit.answer.balance) : 0,
  };
}

/** How a visitor pays by card: the gateway's settings, and the saved cards that it can charge. */
export type CardsOfVisitor = Pick<CheckoutSetup, "payment" | "savedCards" | "tips">;

/** Loads how a visitor pays by card for orders of a type, apart from a checkout. payment#methods. */
export async function loadCards(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  type: OrderType,
): Promise<CardsOfVisitor> {
  const { request, context } = args;
  const { restaurant } = context.get(menuDocumentContext);
  const user = context.get(personContext)?.user ?? null;
  const caller = serverCaller(request, context, restaurant.id);
  const config = await askForPayment(caller, { app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id, type });
  if (config.ok) allowPageSources(args, config.answer.pageSources);
  const locale = context.get(localeContext);
  return {
    payment: config.ok ? readPayment(config.answer, billingLabels(restaurant, locale), null) : NO_PAYMENT,
    savedCards: (user?.paymentMethods ?? []).filter((card) => config.ok && paysHere(card, config.answer)),
    tips: tipChoices(restaurant, type, { ownDefault: user?.defaultTip ?? null, locale }),
  };
}

/** Returns the part of the setup that depends only on the restaurant and the link, not on the visitor. */
export function drawCheckout(restaurant: RestaurantData, visit: Visit, locale: Locale) {
  const options = restaurant.order_options;
  const questions = readCustomQuestions(options?.custom_questions);
  return {
    wording: billWordingOf(restaurant, locale),
    codes: codeSettingsOf(restaurant, locale),
    rules: {
      order_options: {
        custom_questions: questions,
        hide_guest_info: options?.hide_guest_info ?? null,
      },
    },
    questions: questionViews(questions, locale),
    hasLoyalty: restaurant.loyalty_program ?? false,
    hidesTakeoutNotes: restaurant.hide_takeout_special_instructions ?? false,
    cateringMinimumCents: orderingSettings(restaurant).cateringMinimumCents,
    answerSeconds: answerSecondsOf(restaurant, orderTypeOfVisit(visit, restaurant)),
    delivery: deliveryOffer(restaurant, visit, locale),
    app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id,
  };
}

/** A hub's kitchens answer by their own settings, which its pages do not have. */
function answerSecondsOf(restaurant: RestaurantData, type: OrderType): number | null {
  const { mode, seconds } = acceptanceOf(readAcceptance(restaurant.order_options ?? {}), type);
  return mode === "automatic" || restaurant.marketplace_hub ? null : seconds;
}

/** Loads the payment config. Retries once if the server does not answer; a refusal is not retried. */
async function askForPayment(caller: Caller, what: Parameters<typeof calls.getPaymentConfig>[1]) {
  const config = await calls.getPaymentConfig(caller, what);
  return config.ok || !isUnreachable(config) ? config : calls.getPaymentConfig(caller, what);
}

/**
 * Loads the times for the first view, for the cart that the server has saved; null if it has none. The page then loads
 * the times for its own copy of the cart.
 */
async function loadTimesOfSavedCart(
  caller: Caller,
  visit: Visit,
  { type, destination, memberIdentifier }: Pick<OrderTerms, "type" | "destination" | "memberIdentifier">,
): Promise<KnownTimes | null> {
  if (!caller.headers?.cookie) return null;
  const saved = await calls.savedCart(caller, type, {
    changeId: visit.changeId,
    eventSuiteId: suiteOf(destination),
  });
  return saved.ok ? loadTimes(caller, visit, { type, items: saved.answer.items, memberIdentifier }) : null;
}

/**
 * A saved card pays on the account that has it. One of the installation's account pays on each account of its processor.
 * payment#copied-card.
 */
function paysHere(
  { keptAt }: PaymentMethodData,
  { processor, cardsKeptAt }: { readonly processor: string | null; readonly cardsKeptAt: string | null },
): boolean {
  return keptAt === cardsKeptAt || keptAt === processor;
}

function billingLabels(restaurant: RestaurantData, locale: Locale): MethodLabels {
  const labels = meansOfKind("billed").map((means) => [
    means.name,
    restaurantWords(restaurant, extraMethodLabelKey(means), locale),
  ]);
  return Object.fromEntries(labels);
}

function readPayment(
  config: Omit<CheckoutSetup["payment"], "labels">,
  labels: MethodLabels,
  suite: SuiteVisit | null,
): CheckoutSetup["payment"] {
  const { processor, paymentMethods, tokenUrl, publishableKey, account, cardsOff, leastCents, avs } = config;
  // A suite's order takes no wallet: a saved card, an invoice or the suite's tab pays it.
  const wallets = suite === null ? config.wallets : NO_WALLETS;
  return { processor, paymentMethods, wallets, tokenUrl, publishableKey, account, cardsOff, leastCents, avs, labels };
}
