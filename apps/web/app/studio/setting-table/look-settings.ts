import { m } from "@comptoir/messages";
import { choice, color, flag, group, lines, named, picture, type Setting, text, translations } from "./controls.ts";

/** The settings of how the pages look, and the programmes. studio#venue-settings. */
export const LOOK_SETTINGS: readonly Setting[] = [
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.primary_color",
    words: m.studio_set_look_primary_color,
    control: color(),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.colors",
    words: m.studio_set_look_colors,
    control: group([
      { name: "band", words: m.studio_set_colors_band, control: color() },
      { name: "ground", words: m.studio_set_colors_ground, control: color() },
    ]),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.theme",
    words: m.studio_set_look_theme,
    control: choice([
      { value: "device", words: m.studio_set_theme_is_device },
      { value: "light", words: m.studio_set_theme_is_light },
      { value: "dark", words: m.studio_set_theme_is_dark },
    ]),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.fonts",
    words: m.studio_set_look_fonts,
    control: choice(named(["Fraunces", "Lora", "Fredoka", "Bricolage Grotesque"])),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.card_style",
    words: m.studio_set_look_card_style,
    control: choice([
      { value: "picture", words: m.studio_set_card_style_is_picture },
      { value: "compact", words: m.studio_set_card_style_is_compact },
      { value: "text", words: m.studio_set_card_style_is_text },
    ]),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.browse_menu_style",
    words: m.studio_set_look_browse_menu_style,
    control: choice([
      { value: "tabs", words: m.studio_set_browse_is_tabs },
      { value: "list", words: m.studio_set_browse_is_list },
    ]),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.open_menu_dropdown_on_load",
    words: m.studio_set_look_open_menu_dropdown_on_load,
    control: flag(),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.cover",
    words: m.studio_set_look_cover,
    control: picture(2),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.cover_focus",
    words: m.studio_set_look_cover_focus,
    control: group([
      { name: "x", words: m.studio_set_cover_focus_x, control: text("numeric") },
      { name: "y", words: m.studio_set_cover_focus_y, control: text("numeric") },
    ]),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.logo",
    words: m.studio_set_look_logo,
    control: picture(null),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.favicon",
    words: m.studio_set_look_favicon,
    control: picture(1),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.logo_redirect_url",
    words: m.studio_set_look_logo_redirect_url,
    control: text("url"),
  },
  {
    topic: "looks",
    thing: "restaurant",
    field: "menu_configuration.confirmation_screen_customization",
    words: m.studio_set_look_confirmation_screen_customization,
    control: group([
      { name: "title", words: m.studio_set_confirmation_title, control: text() },
      { name: "message", words: m.studio_set_confirmation_message, control: lines() },
      {
        name: "localization",
        words: m.studio_set_confirmation_localization,
        control: translations([
          { name: "title", words: m.studio_set_confirmation_other_title, control: text() },
          { name: "message", words: m.studio_set_confirmation_other_message, control: lines() },
        ]),
      },
    ]),
  },
  {
    topic: "programmes",
    thing: "restaurant",
    field: "hasDiscounts",
    words: m.studio_set_has_discounts,
    control: flag(),
  },
  {
    topic: "programmes",
    thing: "restaurant",
    field: "membership_program",
    words: m.studio_set_membership_program,
    control: flag(),
  },
  {
    topic: "programmes",
    thing: "restaurant",
    field: "menu_configuration.membership_customization",
    words: m.studio_set_look_membership_customization,
    control: group([
      { name: "title", words: m.studio_set_membership_title, control: text() },
      { name: "tooltip", words: m.studio_set_membership_tooltip, control: lines() },
      {
        name: "input_type",
        words: m.studio_set_membership_input_type,
        control: choice([
          { value: "account", words: m.studio_set_membership_by_number },
          { value: "name", words: m.studio_set_membership_by_name },
          { value: "email", words: m.studio_set_membership_by_email },
          { value: "phone", words: m.studio_set_membership_by_phone },
        ]),
      },
      { name: "input_label", words: m.studio_set_membership_input_label, control: text() },
      { name: "button_text", words: m.studio_set_membership_button_text, control: text() },
      { name: "loading_message", words: m.studio_set_membership_loading_message, control: text() },
      { name: "banner_message", words: m.studio_set_membership_banner_message, control: lines() },
    ]),
  },
  { topic: "programmes", thing: "restaurant", field: "concourse", words: m.studio_set_concourse, control: flag() },
  {
    topic: "programmes",
    thing: "restaurant",
    field: "marketplace_hub",
    words: m.studio_set_marketplace_hub,
    control: flag(),
  },
];
