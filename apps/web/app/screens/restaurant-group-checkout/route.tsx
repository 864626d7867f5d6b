import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { parseCartLines } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { data, redirect } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import type { CartSeed } from "../../cart/cart-seed.ts";
import { loadCartSeed } from "../../cart/cart-seed.ts";
import { findDish } from "../../cart/known-dish.ts";
import { useCartActions } from "../../cart/use-cart.ts";
import { groupCartCalls } from "../../group/group-cart-calls.ts";
import { PersonsOfLinesProvider } from "../../group/persons-of-lines.tsx";
import { requestTimeMs } from "../../load-context.ts";
import { suiteContext } from "../../suites/suite-visit.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit, formatVisit } from "../../visit/visit.ts";
import { aheadOfVisit } from "../restaurant/ahead-of-visit.ts";
import { useRestaurant, venueOfMatches } from "../restaurant/use-restaurant.ts";
import { CheckoutScreen } from "../restaurant-checkout/checkout-screen.tsx";
import { loadCheckoutSetup } from "../restaurant-checkout/load-checkout.ts";
import { visitOfGroup } from "../restaurant-group/group-words.ts";
import type { Route } from "./+types/route";
import { type GroupOfCart, personsOf, useGroupOfCart } from "./use-group-of-cart.ts";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.checkout_title({ venue }) }];
}

export function headers() {
  return { "cache-control": "no-store" };
}

/**
 * Loads the checkout of an order of the visitor's group: for its host, where they pay for all, with the group's lines as the cart.
 * A person who cannot check out is led to the group. table#group-send.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const document = context.get(menuDocumentContext);
  const { restaurant, menus } = document;
  const visit = parseVisit(new URL(request.url).searchParams);
  const toGroup = carryVisit(`/${params.restaurant_slug}/group`, visit);
  const found = await calls.getGroup(serverCaller(request, context, restaurant.id));
  const yours = found.ok ? found.answer : null;
  const group = yours?.group ?? null;
  if (yours === null || group === null) throw redirect(toGroup);
  const ofGroup = visitOfGroup(visit, group);
  // The address says the group's way, which the restaurant's other data follow.
  if (formatVisit(ofGroup).toString() !== formatVisit(visit).toString()) {
    throw redirect(carryVisit(`/${params.restaurant_slug}/group/checkout`, ofGroup));
  }
  const isForAll = group.pays === "host";
  const isHost = group.people.some(({ id, isHost: one }) => id === yours.you && one);
  if (isForAll && !isHost) throw redirect(toGroup);
  const { id, name, pays, date } = group;
  const setup = { ...(await loadCheckoutSetup(args)), group: { id, name, pays, date } };
  if (!isForAll) return data({ setup, seed: null, group: null }, { headers: headers() });
  const lines = parseCartLines(group.open.filter(({ keptBack }) => keptBack === null).map(asGroupLine)) ?? [];
  if (lines.length === 0) throw redirect(toGroup);
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const ahead = aheadOfVisit(document, visit, { now, suite: context.get(suiteContext).suite });
  const own = await loadCartSeed(request, context, { visit, now, ahead });
  const dishes = new Set(lines.flatMap((line) => findDish(menus, line) ?? []));
  const seed: CartSeed = {
    ...own,
    terms: { ...own.terms, date, groupId: id },
    saved: { lines, dishes: [...dishes], dropped: [], version: group.version },
  };
  return data({ setup, seed, group: { version: group.version, persons: personsOf(group) } }, { headers: headers() });
}

const asGroupLine = <Line extends { readonly line: number }>(line: Line) => ({ ...line, orderId: line.line });

export default function RestaurantGroupCheckout({ loaderData: { setup, seed, group } }: Route.ComponentProps) {
  const { venue } = useRestaurant();
  const [cartCalls] = useState(() => seed && groupCartCalls(seed.bill));
  if (seed === null || group === null || cartCalls === null) return <CheckoutScreen setup={setup} />;
  return (
    <CartProvider key={`${venue.id} ${setup.group.id}`} seed={seed} calls={cartCalls}>
      <OfGroup loaded={group}>
        <CheckoutScreen setup={setup} />
      </OfGroup>
    </CartProvider>
  );
}

/** Follows the group while its host checks out: the cart shows each change, with whose the lines are. table#group-send. */
function OfGroup({ loaded, children }: { readonly loaded: GroupOfCart; readonly children: React.ReactNode }) {
  const { venue } = useRestaurant();
  const { reload } = useCartActions();
  const { version, persons } = useGroupOfCart(loaded, venue.id);
  useEffect(() => {
    if (version !== loaded.version) void reload();
  }, [version, loaded.version, reload]);
  return <PersonsOfLinesProvider value={persons}>{children}</PersonsOfLinesProvider>;
}
