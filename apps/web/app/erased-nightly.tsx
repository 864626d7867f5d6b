import { m } from "@comptoir/messages";

/** The banner of a demonstration that is erased each night, above every page. venue#demonstration-reset. */
export function ErasedNightly({ isErasedNightly }: { readonly isErasedNightly: boolean }) {
  return isErasedNightly ? (
    <p role="note" className="border-b border-hairline bg-tint px-4 py-2 text-center text-small print:hidden">
      {m.site_erased_nightly()}
    </p>
  ) : null;
}
