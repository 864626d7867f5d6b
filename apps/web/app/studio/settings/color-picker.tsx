import { m } from "@comptoir/messages";
import { formatHexColor, parseHexColor } from "@comptoir/ordering";
import { useEffect, useRef } from "react";

/** What the picker shows while no colour is typed. */
const NO_COLOR = "#ffffff";

type ColorPickerProps = {
  /** The typed colour. */
  readonly color: string;
  readonly label: string;
  /** Called once, when the picker is closed or left. */
  readonly onPick: (color: string) => void;
};

/** Shows a colour, and picks another one with the browser's own picker. studio#venue-settings. */
export function ColorPicker({ color, label, onPick }: ColorPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
    if (input.current) input.current.value = longHex(color) ?? NO_COLOR;
  });
  // React's `onChange` fires while the picker is dragged; each value would be an act of its own.
  useEffect(() => {
    const own = input.current;
    const pick = () => own && latest.current(own.value);
    own?.addEventListener("change", pick);
    return () => own?.removeEventListener("change", pick);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      aria-label={m.studio_set_pick_color({ name: label })}
      title={m.studio_set_pick_color({ name: label })}
      defaultValue={longHex(color) ?? NO_COLOR}
      className="h-8 w-10 rounded-control border border-edge bg-transparent p-0.5 forced-color-adjust-none"
    />
  );
}

/** Returns a colour in the form of the browser's picker, `#b3261e`; null for a text that is none. */
function longHex(text: string): string | null {
  const color = parseHexColor(text);
  return color === undefined ? null : formatHexColor(color);
}
