import { currentLocale } from "@comptoir/messages";
import { type KeyboardEvent, useContext, useEffect } from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input, type InputProps } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { CONTROL_LOOK } from "../ui/control-look.ts";
import type { ControlTies } from "../ui/field-frame.tsx";
import { standInForStyle } from "../ui/stand-in-for-style.ts";

standInForStyle();

export type AddressComboBoxProps = {
  readonly ties: ControlTies;
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly maxLength: number;
  /** The addresses that are suggested, the likeliest first. */
  readonly suggestions: readonly string[];
  readonly onChange: (address: string) => void;
  readonly onLeave?: () => void;
  /** Whether Enter sends the form with what was typed while the list is open and nothing of it is meant, as it does in a field without one. */
  readonly enterSends?: boolean;
};

/** A line to type an address in, and a list of what it may become. Loaded with what asks for an address alone. */
export default function AddressComboBox(props: AddressComboBoxProps) {
  const { ties, label, name, autoComplete, isRequired, value, maxLength, suggestions, onChange, onLeave, enterSends } =
    props;
  // What has been taken from the list needs no more of it.
  const offered = suggestions.includes(value) ? [] : suggestions;
  return (
    <I18nProvider locale={currentLocale()}>
      <ComboBox
        id={ties.id}
        aria-label={label}
        aria-describedby={ties["aria-describedby"]}
        isInvalid={ties["aria-invalid"] === true}
        isRequired={isRequired}
        validationBehavior="aria"
        allowsCustomValue={true}
        defaultFilter={() => true}
        items={offered.map((address) => ({ id: address }))}
        selectedKey={null}
        onSelectionChange={(address) => address !== null && onChange(String(address))}
        inputValue={value}
        onInputChange={onChange}
        {...(onLeave ? { onBlur: onLeave } : {})}
      >
        <TypedInto enterSends={enterSends ?? false} {...{ name, autoComplete, maxLength }} className={CONTROL_LOOK} />
        <OpenWhenThere are={offered.length > 0} />
        <StayWhileOpen />
        <Popover
          offset={8}
          className="w-(--trigger-width) overflow-y-auto rounded-control border border-edge bg-raised shadow-sheet"
        >
          <ListBox className="flex flex-col py-1 outline-none">
            {({ id }: { id: string }) => (
              <ListBoxItem
                id={id}
                textValue={id}
                className="flex min-h-11 cursor-pointer touch-manipulation items-center px-3.5 py-2 text-ink outline-none data-focused:bg-tint forced-colors:data-focused:outline-2 forced-colors:data-focused:-outline-offset-2 forced-colors:data-focused:outline-solid"
              >
                {id}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

/** The line itself. The list takes an Enter for itself while it is open; where it has no use for it, the form has. */
function TypedInto({ enterSends, ...input }: InputProps & { readonly enterSends: boolean }) {
  const list = useContext(ComboBoxStateContext);
  const send = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLists = !list?.isOpen || list.selectionManager.focusedKey !== null;
    if (!enterSends || event.key !== "Enter" || event.nativeEvent.isComposing || isLists) return;
    event.currentTarget.form?.requestSubmit();
  };
  return <Input {...input} onKeyDownCapture={send} />;
}

/** Suggestions come a moment after the letters, which found nothing to open a list for. A person who has gone on is not called back. */
function OpenWhenThere({ are }: { readonly are: boolean }) {
  const list = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens as they come, not again after it was closed.
  useEffect(() => {
    if (are && list?.isFocused && !list.isOpen) list.open(null, "input");
  }, [are]);
  return null;
}

/**
 * Keeps the page where it is while the list is open: an option behind a bar at the foot of the page lies in front of it, and a page that
 * scrolled to clear it of the bar would close the list.
 */
function StayWhileOpen() {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    style.scrollPaddingBlock = "0";
    return () => void style.removeProperty("scroll-padding-block");
  }, [isOpen]);
  return null;
}
