import { m } from "@comptoir/messages";
import type { StaffRole } from "@comptoir/ordering";

const WORDS: Readonly<Record<StaffRole, { readonly label: () => string; readonly text: () => string }>> = {
  kitchen: { label: () => m.staff_role_kitchen(), text: () => m.staff_role_kitchen_text() },
  counter: { label: () => m.staff_role_counter(), text: () => m.staff_role_counter_text() },
  manager: { label: () => m.staff_role_manager(), text: () => m.staff_role_manager_text() },
};

/** The name of a role, and what it may do. staff#staff-roles. */
export function roleWords(role: StaffRole): { readonly label: string; readonly text: string } {
  const { label, text } = WORDS[role];
  return { label: label(), text: text() };
}
