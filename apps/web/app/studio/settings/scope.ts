import type { Control } from "../setting-table/controls.ts";
import type { Path } from "./value-at.ts";

/** The field of the draft that a control edits a part of. */
export type Scope = {
  readonly id: string;
  readonly value: unknown;
  /** The language of translations. */
  readonly locale: "en-CA" | "fr-CA";
  readonly edit: (path: Path, next: unknown) => void;
  readonly errorAt: (path: Path) => string | null;
};

export type ControlProps = {
  readonly scope: Scope;
  readonly path: Path;
  readonly words: string;
  readonly hint?: string | undefined;
  readonly control: Control;
};

/** Returns the id of the control at a path. */
export function idAt({ id }: Scope, path: Path): string {
  return [id, ...path].join("-").replaceAll(/[^\w-]/g, "-");
}
