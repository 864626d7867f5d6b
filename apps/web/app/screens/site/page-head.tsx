import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { Link } from "react-router";

export type PageHeadProps = {
  readonly heading: string;
  readonly text?: ReactNode;
  /** The link to the parent page; null on the first page. */
  readonly up: { readonly to: string; readonly label: string } | null;
};

export function PageHead({ heading, text, up }: PageHeadProps) {
  return (
    <header className="flex flex-col gap-2">
      {up ? (
        <Link
          to={up.to}
          className="inline-flex min-h-11 w-fit items-center gap-1 text-small font-medium text-ink-soft hover:text-ink"
        >
          <ChevronLeft size={16} aria-hidden="true" />
          {up.label}
        </Link>
      ) : null}
      <h1 className="text-display wrap-anywhere">{heading}</h1>
      {text ? <p className="measure text-ink-soft">{text}</p> : null}
    </header>
  );
}
