import { m } from "@comptoir/messages";
import type { KeyScope } from "@comptoir/ordering";

const WORDS: Readonly<Record<KeyScope, { readonly label: () => string; readonly text: () => string }>> = {
  "orders:read": { label: () => m.staff_key_orders_read(), text: () => m.staff_key_orders_read_text() },
  "orders:write": { label: () => m.staff_key_orders_write(), text: () => m.staff_key_orders_write_text() },
  "menu:read": { label: () => m.staff_key_menu_read(), text: () => m.staff_key_menu_read_text() },
  "menu:write": { label: () => m.staff_key_menu_write(), text: () => m.staff_key_menu_write_text() },
  "events:read": { label: () => m.staff_key_events_read(), text: () => m.staff_key_events_read_text() },
  "contacts:read": { label: () => m.staff_key_contacts_read(), text: () => m.staff_key_contacts_read_text() },
};

/** The name of a scope, and what it allows. partners#scopes. */
export function scopeWords(scope: KeyScope): { readonly label: string; readonly text: string } {
  const { label, text } = WORDS[scope];
  return { label: label(), text: text() };
}
