import { m } from "@comptoir/messages";
import { X } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { ICON_BUTTON_LOOK, IconButton } from "./icon-button.tsx";

export type SheetCloseButtonProps = {
  /** Where closing leads before any script has run; undefined where the sheet is no page of its own. */
  readonly closeTo: string | undefined;
  readonly onClose: () => void;
  /** Whether it lies over the content instead of beside a title. */
  readonly floats: boolean | undefined;
};

export function SheetCloseButton({ closeTo, onClose, floats }: SheetCloseButtonProps) {
  const look = floats ? "bg-paper/90 shadow-bar" : "-mr-2";
  if (closeTo === undefined) {
    return <IconButton label={m.site_close()} icon={<X size={22} />} onClick={onClose} className={look} />;
  }
  return (
    <Link
      to={closeTo}
      preventScrollReset={true}
      title={m.site_close()}
      className={classNames(ICON_BUTTON_LOOK, look)}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <X size={22} aria-hidden="true" />
      <span className="visually-hidden">{m.site_close()}</span>
    </Link>
  );
}
