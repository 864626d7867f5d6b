import type { Id } from "@comptoir/ordering";
import type { Reading } from "./reading/findings.ts";
import { type Kind, takenTexts } from "./reading/id-readers.ts";
import { MAX_SLUG_LENGTH, markOf, slugOf } from "./slug.ts";

export type Maker = { readonly taken: Map<string, Set<string>>; readonly reading: Reading };

export function startMaker(reading: Reading): Maker {
  return { taken: new Map(), reading };
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
function make(base: string, parent: string, taken: Set<string>): string {
  const beside = slugOf(`${base} ${parent}`) ?? base;
  let made = base;
  if (taken.has(made)) made = beside;
  for (let number = 2; taken.has(made); number += 1) made = `${base.slice(0, MAX_SLUG_LENGTH - 7)}-${number}`;
  taken.add(made);
  return made;
}

function takenBy(register: `${Kind} ${"id" | "slug"}`, maker: Maker): Set<string> {
  const taken = maker.taken.get(register) ?? takenTexts(maker.reading, register);
  maker.taken.set(register, taken);
  return taken;
}
