import { m } from "@comptoir/messages";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { ICON_BUTTON_LOOK, IconButton } from "./icon-button.tsx";

export type SheetCloseButtonProps = {
  /** The link's target before hydration; undefined if the sheet has no URL of its own. */
  readonly closeTo: string | undefined;
  readonly onClose: () => void;
};

export function SheetCloseButton({ closeTo, onClose }: SheetCloseButtonProps) {
  if (closeTo === undefined) {
    return <IconButton label={m.site_close()} icon={<X size={22} />} onClick={onClose} className="-mr-2" />;
  }
  return (
    <Link
      to={closeTo}
      preventScrollReset={true}
      title={m.site_close()}
      className={`${ICON_BUTTON_LOOK} -mr-2`}
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
