import { m } from "@comptoir/messages";
import type { Setting, Topic } from "./controls.ts";
import { LOOK_SETTINGS } from "./look-settings.ts";
import { MONEY_SETTINGS } from "./money-settings.ts";
import { ORDER_SETTINGS } from "./order-settings.ts";
import { VENUE_SETTINGS } from "./venue-settings.ts";

/** Every setting that is edited here, in the order of its topic. studio#venue-settings. */
export const SETTINGS: readonly Setting[] = [...VENUE_SETTINGS, ...ORDER_SETTINGS, ...MONEY_SETTINGS, ...LOOK_SETTINGS];

/** The topics by their path, in their order. */
export const TOPICS: Readonly<Record<Topic, () => string>> = {
  who: m.studio_set_topic_who,
  hours: m.studio_set_topic_hours,
  ordering: m.studio_set_topic_ordering,
  tables: m.studio_set_topic_tables,
  delivery: m.studio_set_topic_delivery,
  payment: m.studio_set_topic_payment,
  tax: m.studio_set_topic_tax,
  acceptance: m.studio_set_topic_acceptance,
  board: m.studio_set_topic_board,
  catering: m.studio_set_topic_catering,
  loyalty: m.studio_set_topic_loyalty,
  alcohol: m.studio_set_topic_alcohol,
  school: m.studio_set_topic_school,
  looks: m.studio_set_topic_looks,
  programmes: m.studio_set_topic_programmes,
};

export function isTopic(text: string | undefined): text is Topic {
  return text !== undefined && Object.hasOwn(TOPICS, text);
}

/** Returns the words of a setting by a path to it or into it, such as `tax_rate.tax1`; null if it is none. */
export function settingWords(path: string): string | null {
  return settingAt(path)?.words() ?? null;
}

/** Returns the address of the page of the setting at a path; null if it is none. */
export function settingPage(path: string): string | null {
  const topic = settingAt(path)?.topic;
  return topic === undefined ? null : `/staff/settings/${topic}`;
}

function settingAt(path: string): Setting | undefined {
  return SETTINGS.find(({ field }) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`));
}
