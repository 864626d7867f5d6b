import { isThing, wordOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";

const WEEKS = /^(?:menu)?(?:week|semaine|cycle|rotation)s?(?:number|no|name|\d+)?$|(?:rotation|cycle)s?$/;
const WEEKDAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?$/;
/** Keys under which weekdays mean opening hours, not a rotation. */
const OPENING = /hour|open|availab|horaire|heure|ouvert/;
const MAX_NAMED = 10;

/** Notes that a rotation of an unknown format was lost; its dishes are converted as if served every day. */
export function noteLostRotation(document: unknown, notes: Notes): void {
  const found = new Set<string>();
  const work: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let value = work.pop(); work.length > 0 || value !== undefined; value = work.pop()) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, entry] of Object.entries(value)) {
      const word = Array.isArray(value) ? "" : wordOf(key);
      if (OPENING.test(word)) continue;
      const isDay = WEEKDAYS.test(word) && typeof entry === "object";
      if ((isDay || WEEKS.test(word)) && holdsSomething(entry)) found.add(key);
      work.push(entry);
    }
  }
  if (found.size === 0) return;
  const named = [...found].slice(0, MAX_NAMED).map((key) => key.slice(0, 40));
  notes.say("rotationLost", `${named.join(", ")}${found.size > MAX_NAMED ? ", …" : ""}`);
}

function holdsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isThing(value)) return Object.keys(value).length > 0;
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}
