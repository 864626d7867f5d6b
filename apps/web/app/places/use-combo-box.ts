import { type ComponentType, useEffect, useState } from "react";
import type { AddressComboBoxProps } from "./address-combo-box.tsx";

/**
 * Lazy-loads the field with address suggestions. It replaces the plain field only while that field has no
 * focus, because the replacement would lose the focus.
 *
 * @param fieldId the id of the plain field.
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
    // If the script cannot be loaded, the plain field stays.
    import("./address-combo-box.tsx").then((loaded) => show(loaded.default)).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [fieldId]);
  return component?.it ?? null;
}
