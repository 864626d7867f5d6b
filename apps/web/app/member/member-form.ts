import {
  type Id,
  type Locale,
  type MemberInputType,
  type RestaurantData,
  readMemberInputType,
  restaurantWords,
} from "@comptoir/ordering";

/**
 * The venue's texts of the membership form in the page's language; null for a default text.
 * venue#menu-configuration.
 */
export type MemberForm = {
  /** The id that membership calls use for the venue. api#app8-restaurant. */
  readonly app8RestaurantId: Id;
  readonly title: string | null;
  readonly tooltip: string | null;
  readonly inputType: MemberInputType;
  readonly inputLabel: string | null;
  readonly buttonText: string | null;
  readonly loadingMessage: string | null;
  readonly bannerMessage: string | null;
};

/** Returns null if the venue has no membership programme, or its menu has no membership form. */
export function memberFormOf(restaurant: RestaurantData, locale: Locale): MemberForm | null {
  const customization = restaurant.menu_configuration?.membership_customization;
  if (!restaurant.membership_program || !customization) return null;
  return {
    app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id,
    title: restaurantWords(restaurant, "membership_title", locale),
    tooltip: restaurantWords(restaurant, "membership_tooltip", locale),
    inputType: readMemberInputType(customization.input_type),
    inputLabel: restaurantWords(restaurant, "membership_input_label", locale),
    buttonText: restaurantWords(restaurant, "membership_button_text", locale),
    loadingMessage: restaurantWords(restaurant, "membership_loading_message", locale),
    bannerMessage: restaurantWords(restaurant, "membership_banner_message", locale),
  };
}
