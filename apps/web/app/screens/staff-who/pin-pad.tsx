import { m } from "@comptoir/messages";
import { PIN_MAX_LENGTH } from "@comptoir/ordering";
import Delete from "lucide-react/icons/delete";
import { useLayoutEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/field.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";

const FIELD = "pin";
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const KEY_LOOK =
  "figures inline-grid min-h-16 place-items-center rounded-control border border-edge bg-raised text-title font-medium hover:bg-tint active:bg-tint";

/**
 * A field for a PIN with a pad of digits below. A keyboard types into the field; the screen's own keyboard stays
 * away, because the pad replaces it. Without script the field works alone. screens#staff-who.
 */
export function PinPad({ error, answer }: { readonly error: string | undefined; readonly answer: unknown }) {
  const [pin, setPin] = useState("");
  const isHydrated = useIsHydrated();
  // A refused PIN is typed anew.
  useLayoutEffect(() => {
    if (answer !== undefined) setPin("");
    document.getElementById(FIELD)?.focus();
  }, [answer]);
  return (
    <>
      <TextField
        id={FIELD}
        name="pin"
        type="password"
        label={m.staff_pin()}
        hint={m.staff_pin_hint()}
        error={error}
        value={pin}
        onChange={({ target }) => setPin(digitsOf(target.value))}
        inputMode={isHydrated ? "none" : "numeric"}
        // Browsers offer to save a password, which on a shared device would be anybody's. They save no code.
        autoComplete="one-time-code"
        maxLength={PIN_MAX_LENGTH}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a border and a legend to hide. */}
      <div
        role="group"
        aria-label={m.staff_pin_digits()}
        className={classNames("grid grid-cols-3 gap-2", !isHydrated && "invisible")}
      >
        {[...KEYS, null, "0"].map((key) =>
          key === null ? (
            <span key="blank" />
          ) : (
            <button
              key={key}
              type="button"
              className={KEY_LOOK}
              onClick={() => setPin((typed) => digitsOf(typed + key))}
            >
              {key}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={m.staff_pin_delete()}
          title={m.staff_pin_delete()}
          className={KEY_LOOK}
          onClick={() => setPin((typed) => typed.slice(0, -1))}
        >
          <Delete size={26} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, PIN_MAX_LENGTH);
}
