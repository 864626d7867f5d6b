import { calls } from "@comptoir/contract/client";
import { orderingSettings, type RestaurantData, type TipChoices, tipChoices } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { type BillPlace, billPlaceOf } from "../../bill/bill-rows.ts";
import { localeContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit, tableOfVisit } from "../../visit/visit.ts";
import { type CodeSettings, codeSettingsOf } from "../restaurant-cart/code-settings.ts";
import type { Remembered } from "./checkout-draft.ts";
import { type QuestionView, questionViews } from "./question-views.ts";
import { readRemembered } from "./remembered.ts";

/** What a restaurant's checkout asks for and how it is paid there. */
export type CheckoutSetup = {
  readonly place: BillPlace;
  readonly codes: CodeSettings;
  /** What the rules of the form read of the restaurant. */
  readonly rules: {
    readonly delivery: null;
    readonly order_options: Pick<NonNullable<RestaurantData["order_options"]>, "custom_questions" | "hide_guest_info">;
  };
  readonly questions: readonly QuestionView[];
  readonly tips: TipChoices | null;
  readonly hidesTakeoutNotes: boolean;
  /** The restaurant delivers, which this checkout does not do yet. */
  readonly delivers: boolean;
  readonly payment: {
    /** `sandbox`, `stripe` or `payOnPremise`; null when it could not be asked for. */
    readonly processor: "sandbox" | "stripe" | "payOnPremise" | null;
    readonly tokenUrl: string | null;
    readonly avs: boolean;
  };
  readonly remembered: Remembered;
};

/** Draws up a restaurant's checkout for a visitor. For the loader of its screen. */
export async function loadCheckoutSetup(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CheckoutSetup> {
  const { restaurant } = context.get(menuDocumentContext);
  const options = restaurant.order_options;
  const visit = parseVisit(new URL(request.url).searchParams);
  const cookies = parseCookies(request.headers.get("cookie"));
  const caller = serverCaller(request, context, restaurant.id);
  const config = await calls.getPaymentConfig(caller, {
    app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id,
  });
  return {
    place: billPlaceOf(restaurant),
    codes: codeSettingsOf(restaurant),
    rules: {
      delivery: null,
      order_options: {
        custom_questions: options?.custom_questions ?? [],
        hide_guest_info: options?.hide_guest_info ?? null,
      },
    },
    questions: questionViews(options?.custom_questions, context.get(localeContext)),
    tips: tipChoices(restaurant),
    hidesTakeoutNotes: restaurant.hide_takeout_special_instructions ?? false,
    delivers: orderingSettings(restaurant).delivers,
    payment: config.ok
      ? { processor: config.answer.processor, tokenUrl: config.answer.tokenUrl, avs: config.answer.avs }
      : { processor: null, tokenUrl: null, avs: restaurant.avs ?? false },
    remembered: readRemembered(cookies, tableOfVisit(visit)),
  };
}
