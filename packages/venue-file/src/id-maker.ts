import type { Id } from "@comptoir/ordering";
import type { Reading } from "./reading/findings.ts";
import { type Kind, takenTexts } from "./reading/id-readers.ts";
import { MAX_SLUG_LENGTH, markOf, slugOf } from "./slug.ts";

/** Ids or slugs of one kind: those that are taken, and for each text the number that was appended last. */
type Register = { readonly taken: Set<string>; readonly numbers: Map<string, number> };
export type Maker = { readonly registers: Map<string, Register>; readonly reading: Reading };

export function startMaker(reading: Reading): Maker {
  return { registers: new Map(), reading };
}

/** Generates the missing id and slug of an entry. If one is taken, `parent` is appended. */
export function complete(
  thing: { id: Id; readonly name: string; slug?: string | null },
  kind: Kind,
  parent: string,
  maker: Maker,
): void {
  const base = thing.slug ?? slugBase(thing.name, kind);
  thing.slug ??= make(base, parent, takenBy(`${kind} slug`, maker));
  if (thing.id === "") thing.id = make(base, parent, takenBy(`${kind} id`, maker));
}

/** Returns the id of the file; generates one from the name if it is blank. */
export function givenOrMade(id: Id, name: string, kind: Kind, parent: string, maker: Maker): Id {
  return id === "" ? make(slugBase(name, kind), parent, takenBy(`${kind} id`, maker)) : id;
}

/** Returns the slug of a name. If the name has no Latin letters or digits, the slug is the kind and a hash. */
function slugBase(name: string, kind: Kind): string {
  return slugOf(name) ?? `${kind.replaceAll(" ", "-")}-${markOf(name)}`;
}

/** Returns `base`; if it is taken, `base` with `parent`; if that is taken too, `base` with the first free number. */
function make(base: string, parent: string, { taken, numbers }: Register): string {
  let made = base;
  if (taken.has(made)) made = slugOf(`${base} ${parent}`) ?? base;
  if (taken.has(made)) {
    const cut = base.slice(0, MAX_SLUG_LENGTH - 7);
    // Texts stay taken, so the search goes on after the last number: a file may have a hundred thousand equal names.
    let number = numbers.get(cut) ?? 1;
    do number += 1;
    while (taken.has(`${cut}-${number}`));
    numbers.set(cut, number);
    made = `${cut}-${number}`;
  }
  taken.add(made);
  return made;
}

function takenBy(name: `${Kind} ${"id" | "slug"}`, maker: Maker): Register {
  const register = maker.registers.get(name) ?? { taken: takenTexts(maker.reading, name), numbers: new Map() };
  maker.registers.set(name, register);
  return register;
}
