import { calls } from "@comptoir/contract/client";
import {
  availableFilters,
  isDeliveryKind,
  NO_SALES,
  offeredMenus,
  orderingSettings,
  takesPart,
} from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { plainDishes } from "../../cart/known-dish.ts";
import { orderTypeOfVisit, termsOfVisit } from "../../cart/order-terms.ts";
import { localeContext, requestTimeMs } from "../../load-context.ts";
import { memberContext } from "../../member/load-member.ts";
import { suiteContext } from "../../suites/suite-visit.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext, menusOf } from "../../venue/menu-document.ts";
import { parseCookies } from "../../visit/cookies.ts";
import type { Visit } from "../../visit/visit.ts";
import { aheadOfVisit } from "../restaurant/ahead-of-visit.ts";
import { hasOrderingConfig } from "../restaurant/ordering-gate.ts";
import { deliveryOffer } from "../restaurant-checkout/form/delivery-offer.ts";
import { readRememberedAddress } from "../restaurant-checkout/form/remembered.ts";
import { loadOrderAgain } from "./again/load-order-again.ts";
import { drawMenus } from "./dishes/draw-menus.ts";
import type { MenuDelivery } from "./head/deliver-to.tsx";
import { readCharges } from "./head/read-charges.ts";
import { offeredKitchens } from "./offered-kitchens.ts";
import { narrowMenus } from "./search/narrow-menus.ts";
import { isNarrowing, readNarrowing } from "./search/read-narrowing.ts";
import { waysToOrder } from "./ways-to-order.ts";

/** Loads the content of the menu's page, without options: the item viewer loads those of one dish. */
export async function loadMenu(request: Request, context: Readonly<RouterContextProvider>, visit: Visit) {
  const document = context.get(menuDocumentContext);
  const { restaurant } = document;
  const { menus, shown, type, drawn, moment } = drawMenusOf(context, visit);
  const [queue, again] = await Promise.all([
    calls.getNextOrderQueueTime(serverCaller(request, context, restaurant.id)),
    loadOrderAgain(request, context, { menus: shown, moment, locale: context.get(localeContext) }),
  ]);
  const narrowing = readNarrowing(new URL(request.url).search);
  return {
    ...drawn,
    again,
    filters: availableFilters(shown),
    /** The result for the search and filters in the URL; null if the URL has none. It serves pages without script. */
    narrowed: isNarrowing(narrowing) ? narrowMenus(drawn.menus, menusOf(document), narrowing) : null,
    /** The order type, if none of the menus serves it; null otherwise. */
    hiddenByType: shown.length === 0 && menus.length > 0 ? type : null,
    offers: waysToOrder(menus, restaurant),
    charges: readCharges(restaurant, context.get(localeContext), type, {
      ...(document.kitchens && { kitchens: document.kitchens }),
      menus,
    }),
    queue: queue.ok ? queue.answer.queue : null,
    delivery: deliveryOfMenu(request, context, visit),
    opensMenuList: restaurant.menu_configuration?.open_menu_dropdown_on_load ?? false,
  };
}

/** Returns the delivery offer of a visit that has chosen delivery; null for every other visit. */
function deliveryOfMenu(request: Request, context: Readonly<RouterContextProvider>, visit: Visit): MenuDelivery | null {
  const { restaurant } = context.get(menuDocumentContext);
  if (visit.viewOnly || !isDeliveryKind(termsOfVisit(visit, restaurant).destination.kind)) return null;
  const offer = deliveryOffer(restaurant, visit, context.get(localeContext));
  return offer && { offer, address: readRememberedAddress(parseCookies(request.headers.get("cookie"))) };
}

export type LoadedMenu = Awaited<ReturnType<typeof loadMenu>>;

function drawMenusOf(context: Readonly<RouterContextProvider>, visit: Visit) {
  const document = context.get(menuDocumentContext);
  const { restaurant } = document;
  const settings = orderingSettings(restaurant);
  const type = orderTypeOfVisit(visit, restaurant);
  const now = localMomentAt(requestTimeMs(context), settings.zone);

  const ahead = aheadOfVisit(document, visit, { now, suite: context.get(suiteContext).suite });
  const menus = offeredMenus(menusOf(document), { menuList: visit.menuList, isMember: true });
  // A visit with a destination shows only the menus that serve its order type. Any other visit shows all menus.
  const hasDestination = hasOrderingConfig(visit, type) && !visit.viewOnly;
  const shown = hasDestination ? menus.filter((menu) => takesPart(menu, { type, when: ahead })) : menus;
  const offer = { type, now, ahead, settings, kitchens: offeredKitchens(document) };
  const held = context.get(memberContext)?.promos ?? null;
  const { popular } = document.dish_sales ?? NO_SALES;
  const drawn = drawMenus(shown, context.get(localeContext), offer, held, plainDishes(document.menus), popular);
  return { menus, shown, type, drawn, moment: ahead ?? now };
}
