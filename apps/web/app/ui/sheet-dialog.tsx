import { type MouseEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { SheetCloseButton } from "./sheet-close-button.tsx";
import { SheetNotice } from "./sheet-notice.ts";

export type SheetDialogProps = {
  readonly open: boolean;
  /** Called for Escape, a press beside the sheet, and the close button. */
  readonly onClose: () => void;
  /** The dialog's name, as its heading. It stays above what is scrolled, beside the way out. */
  readonly title: string;
  /** Where closing leads, when the dialog is a page of its own: the close button then works before any script has run. */
  readonly closeTo?: string;
  /** Stays at the sheet's lower edge, for the primary action. */
  readonly footer?: ReactNode;
  /** `wide` for a dish with its picture; `narrow` for a question. */
  readonly size?: "narrow" | "medium" | "wide";
  readonly children: ReactNode;
};

const SIZES = { narrow: "sm:max-w-md", medium: "sm:max-w-xl", wide: "sm:max-w-3xl" };

/**
 * A sheet that rises from below on a phone, a dialog in the middle of a desktop. The platform's own `dialog` keeps the
 * focus inside and gives it back to what opened it. Rendered open on the server, it reads well before any script has run.
 */
export function SheetDialog({ open, ...sheet }: SheetDialogProps) {
  return open ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet(props: Omit<SheetDialogProps, "open">) {
  const { onClose, title, closeTo, footer, size = "medium", children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const notice = useContext(SheetNotice);

  // Before the browser paints, and undone before the sheet is taken away: only then does the focus find its way back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The server's `open` shows the sheet without holding the focus; it is opened again as a modal one.
    element.removeAttribute("open");
    element.showModal();
    // The title takes the focus, so that the dialog is read from its beginning.
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which is `onCancel`.
    <dialog
      ref={dialog}
      open={true}
      aria-labelledby={titleId}
      suppressHydrationWarning={true}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOutside}
      className={classNames(
        "fixed inset-x-0 top-auto bottom-0 z-40 m-0 mx-auto max-h-[94dvh] w-full max-w-none animate-[rise_0.22s_var(--ease-out)] overflow-hidden rounded-t-sheet bg-paper text-ink shadow-sheet sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-sheet",
        SIZES[size],
      )}
    >
      {/* On a screen as low as a page enlarged four times, its head and foot would leave no room between them. */}
      <div className="flex max-h-[inherit] flex-col [@media(max-height:20rem)]:block [@media(max-height:20rem)]:overflow-y-auto">
        {notice}
        <div className="flex items-start gap-3 px-5 pt-4 pb-2">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 flex-1 pt-2 text-lead">
            {title}
          </h2>
          <SheetCloseButton {...{ closeTo, onClose }} />
        </div>
        {/* Reached by the keyboard, so that what only has words in it can be scrolled without a mouse. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling is the interaction. */}
        <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3">
          {children}
        </div>
        {footer ? (
          <div className="border-t border-hairline bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
