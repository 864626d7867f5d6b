import { m } from "@comptoir/messages";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";

type SoundSwitchProps = { readonly isOn: boolean; readonly onSwitch: () => void };

/** Switches the sound of a ready order on and off. It keeps its space until hydration. screens#ready-call. */
export function SoundSwitch({ isOn, onSwitch }: SoundSwitchProps) {
  const Icon = isOn ? Bell : BellOff;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={onSwitch}
      className={classNames(
        "inline-flex min-h-12 items-center gap-2 rounded-control px-1 text-start font-semibold max-sm:w-full noscript:hidden print:hidden",
        !useIsHydrated() && "invisible",
      )}
    >
      <Icon size={18} aria-hidden="true" />
      <span className="min-w-0 flex-1">{m.order_sound()}</span>
      <span aria-hidden="true" className="rounded-full border border-current px-2.5 py-0.5 text-small">
        {isOn ? m.order_sound_on() : m.order_sound_off()}
      </span>
    </button>
  );
}
