import { type ComponentType, useEffect, useState } from "react";
import type { AddressComboBoxProps } from "./address-combo-box.tsx";

/**
 * What suggests addresses in a field, once it has come, and never in the place of a field that is being typed in: it would lose the focus.
 *
 * @param fieldId of the field that stands there until then.
 */
export function useComboBox(fieldId: string): ComponentType<AddressComboBoxProps> | null {
  const [component, setComponent] = useState<{ readonly it: ComponentType<AddressComboBoxProps> } | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (it: ComponentType<AddressComboBoxProps>) => {
      const typed = document.getElementById(fieldId);
      if (!isShown) return;
      if (typed === null || typed !== document.activeElement) setComponent({ it });
      else typed.addEventListener("blur", () => isShown && setComponent({ it }), { once: true });
    };
    // Nothing on a lost network: an address can be typed.
    import("./address-combo-box.tsx").then((loaded) => show(loaded.default)).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [fieldId]);
  return component?.it ?? null;
}
