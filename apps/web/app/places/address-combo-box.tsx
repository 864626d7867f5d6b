import { currentLocale } from "@comptoir/messages";
import { type KeyboardEvent, useContext, useEffect } from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input, type InputProps } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { CONTROL_LOOK } from "../ui/control-look.ts";
import type { ControlTies } from "../ui/field-frame.tsx";
import { suppressAriaStyle } from "../ui/suppress-aria-style.ts";

suppressAriaStyle();

export type AddressComboBoxProps = {
  readonly ties: ControlTies;
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly maxLength: number;
  readonly suggestions: readonly string[];
  readonly onChange: (address: string) => void;
  readonly onLeave?: () => void;
  /** Whether Enter submits the form while the list is open and no option is focused, as in a text field. */
  readonly enterSends?: boolean;
};

/** A street address field with suggestions. Lazy-loaded: only address forms need it. */
export default function AddressComboBox(props: AddressComboBoxProps) {
  const { ties, label, name, autoComplete, isRequired, value, maxLength, suggestions, onChange, onLeave, enterSends } =
    props;
  // The value was chosen from the list.
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

/** An open list captures Enter. If no option is focused, submit the form instead. */
function TypedInto({ enterSends, ...input }: InputProps & { readonly enterSends: boolean }) {
  const list = useContext(ComboBoxStateContext);
  const send = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLists = !list?.isOpen || list.selectionManager.focusedKey !== null;
    if (!enterSends || event.key !== "Enter" || event.nativeEvent.isComposing || isLists) return;
    event.currentTarget.form?.requestSubmit();
  };
  return <Input {...input} onKeyDownCapture={send} />;
}

/**
 * Opens the list when suggestions arrive, because the list was empty at the keystroke that caused them. Does
 * nothing if the field has lost the focus.
 */
function OpenWhenThere({ are }: { readonly are: boolean }) {
  const list = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens on arrival only, not again after the user closes the list.
  useEffect(() => {
    if (are && list?.isFocused && !list.isOpen) list.open(null, "input");
  }, [are]);
  return null;
}

/**
 * Removes the page's scroll padding while the list is open. The padding makes the browser scroll a focused
 * option clear of the footer bar, and scrolling closes the list.
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
