import { type MouseEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { SheetCloseButton } from "./sheet-close-button.tsx";
import { SheetNotice } from "./sheet-notice.ts";

export type SheetDialogProps = {
  readonly open: boolean;
  /** Called on Escape, on a press outside the sheet, and by the close button. */
  readonly onClose: () => void;
  /** Heading and accessible name. It stays visible above the scrolled content. */
  readonly title: string;
  /**
   * For a dialog with a URL of its own: the path after closing, with which the close button works before
   * hydration.
   */
  readonly closeTo?: string;
  readonly footer?: ReactNode;
  readonly size?: SheetSize;
  readonly children: ReactNode;
};

const SIZES = {
  narrow: "sm:max-w-md",
  medium: "sm:max-w-xl",
  broad: "sm:max-w-[45rem]",
  wide: "sm:max-w-[55rem]",
  widest: "sm:max-w-[80rem]",
};

export type SheetSize = keyof typeof SIZES;

/**
 * A bottom sheet on a phone, a centred dialog on a desktop. The native `dialog` traps the focus, and returns
 * it to the opener. The server renders the sheet open, so that it is readable before hydration.
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

  // A layout effect cleans up before React removes the sheet. Only `close` returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The server's `open` attribute shows the sheet without trapping the focus: reopen it as a modal.
    element.removeAttribute("open");
    element.showModal();
    // Screen readers then start at the title.
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which fires `onCancel`.
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
        "fixed inset-x-0 top-auto bottom-0 z-40 m-0 mx-auto max-h-[94dvh] w-full max-w-none animate-[rise_0.22s_var(--ease-out)] overflow-hidden rounded-t-sheet bg-paper text-ink shadow-sheet forced-colors:border sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-h-[88dvh] sm:rounded-sheet",
        SIZES[size],
      )}
    >
      {/* On a low viewport, such as at 400 % zoom, the whole sheet scrolls, because header and footer would
         fill it. */}
      <div className="flex max-h-[inherit] flex-col [@media(max-height:20rem)]:block [@media(max-height:20rem)]:overflow-y-auto">
        {notice}
        <div className="flex items-start gap-3 px-5 pt-4 pb-2">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 flex-1 pt-2 text-lead">
            {title}
          </h2>
          <SheetCloseButton {...{ closeTo, onClose }} />
        </div>
        {/* Focusable, so that a sheet with text only scrolls by keyboard. */}
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
