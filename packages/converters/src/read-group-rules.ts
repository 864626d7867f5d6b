import { MAX_KEYS, MIN_KEYS, MULTIPLE_KEYS, REQUIRED_KEYS, SELECTION_TYPE_KEYS } from "./catalogue-words.ts";
import { fieldOf, isThing, type Thing } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { isOff, isOn, unreadFlag } from "./read-flags.ts";

export type GroupRules = { required: boolean; allow_multiple_selection: boolean; limit?: number };

/**
 * Reads a group's rules from its minimum and maximum. Without a maximum, a required group is single-choice
 * and an optional one allows any number, unless the group declares otherwise. menu#option-group.
 */
export function readGroupRules(thing: Thing, valueCount: number, name: string, notes: Notes): GroupRules {
  const minimum = numberOf(thing, MIN_KEYS);
  const maximum = numberOf(thing, MAX_KEYS);
  for (const words of [MIN_KEYS, MAX_KEYS]) {
    const said = fieldOf(thing, words);
    if (typeof said === "string" && !/^\d{1,6}$/.test(said.trim())) {
      notes.count("optionRulesUnread", `${name}: ${said}`);
    }
  }
  for (const said of [...unreadFlag(thing, REQUIRED_KEYS), ...unreadFlag(thing, MULTIPLE_KEYS)]) {
    if (!/required|mandatory|compulsory|optional/i.test(said)) {
      notes.count("optionRulesUnread", `${name}: ${said}`);
    }
  }
  const required = saysRequired(thing) || (minimum ?? 0) >= 1;
  if ((minimum ?? 0) > 1) {
    notes.count("moreThanOneChoice", `${name} (at least ${minimum})`);
  }
  const multiple = saysMultiple(thing);
  if (maximum === null && multiple === null) {
    notes.count(required ? "noLimitOfRequired" : "noLimit", name);
  }
  const allowsMany = multiple ?? (maximum === null ? !required : maximum > 1 || maximum <= 0);
  if (!allowsMany) return { required, allow_multiple_selection: false, limit: 1 };
  const limit = maximum === null || maximum <= 0 || maximum > Math.max(valueCount, 1) * 100 ? null : maximum;
  return { required, allow_multiple_selection: true, ...(limit === null ? {} : { limit: Math.max(limit, 1) }) };
}

function saysRequired(thing: Thing): boolean {
  const flag = fieldOf(thing, REQUIRED_KEYS);
  return (
    isOn(flag) ||
    [flag, fieldOf(thing, ["type"])].some((word) => /^(?:required|mandatory|compulsory)$/i.test(String(word)))
  );
}

function saysMultiple(thing: Thing): boolean | null {
  const flag = fieldOf(thing, MULTIPLE_KEYS);
  if (isOn(flag)) return true;
  if (isOff(flag)) return false;
  for (const word of SELECTION_TYPE_KEYS) {
    const type = fieldOf(thing, [word]);
    if (typeof type !== "string") continue;
    if (/multi|checkbox|many|any/i.test(type)) return true;
    if (/single|radio|one/i.test(type)) return false;
  }
  return null;
}

/** Returns the number under one of the words, in the group or an object nested in it. */
function numberOf(thing: Thing, words: readonly string[], depth = 0): number | null {
  const own = fieldOf(thing, words);
  const number = typeof own === "string" && /^\d{1,6}$/.test(own.trim()) ? Number(own) : own;
  if (typeof number === "number" && Number.isInteger(number)) return number;
  if (depth >= 3) return null;
  for (const inner of Object.values(thing)) {
    const found = isThing(inner) ? numberOf(inner, words, depth + 1) : null;
    if (found !== null) return found;
  }
  return null;
}
