import type { Id } from "@comptoir/ordering";
import type { Reading } from "./reading/findings.ts";
import { type Kind, takenTexts } from "./reading/id-readers.ts";
import { MAX_SLUG_LENGTH, markOf, slugOf } from "./slug.ts";

/** The texts that may not be made again, by kind. */
export type Maker = { readonly taken: Map<string, Set<string>>; readonly reading: Reading };

/** Begins the making of the ids of one file. */
export function startMaker(reading: Reading): Maker {
  return { taken: new Map(), reading };
}

/** Gives a thing the id and the slug that it lacks; beside its parent's where its own is taken. */
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

/** The id that the file gives, else one that is made of the name. */
export function givenOrMade(id: Id, name: string, kind: Kind, parent: string, maker: Maker): Id {
  return id === "" ? make(slugBase(name, kind), parent, takenBy(`${kind} id`, maker)) : id;
}

/** A name that makes no slug, such as one in Chinese, gives its kind and a mark. */
function slugBase(name: string, kind: Kind): string {
  return slugOf(name) ?? `${kind.replaceAll(" ", "-")}-${markOf(name)}`;
}

/** Takes the base itself, else the base beside its parent's, else the first number that is free. */
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
