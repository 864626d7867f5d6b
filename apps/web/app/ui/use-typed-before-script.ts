import { type RefObject, useLayoutEffect, useRef } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a controlled field. Text that was typed or autofilled before hydration is replayed as a change event;
 * otherwise the next change would lose it. Pass the ref to the control.
 */
export function useTypedBeforeScript<Control extends TextControl>(held: unknown): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const heldAtFirst = useRef(held);
  useLayoutEffect(() => {
    const field = control.current;
    if (!field || heldAtFirst.current === undefined) return;
    const typed = field.value;
    const known = String(heldAtFirst.current);
    if (typed === known) return;
    // React ignores a change unless the text differs from the last one set through its own property setter.
    field.value = known;
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
    write?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return control;
}
