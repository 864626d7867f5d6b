import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

export type ListRowProps = {
  readonly to: string;
  readonly title: string;
  readonly text: string | null;
  readonly badge?: { readonly tone: BadgeTone; readonly label: string };
  readonly facts: readonly string[];
};

/** A row of a manager's list, which leads to the page of its thing. */
export function ListRow({ to, title, text, badge, facts }: ListRowProps) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center justify-between gap-4 py-3 hover:bg-tint">
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{title}</span>
            {text === null ? null : <span className="min-w-0 wrap-anywhere">{text}</span>}
            {badge === undefined ? null : <Badge tone={badge.tone}>{badge.label}</Badge>}
          </span>
          <span className="figures text-small text-ink-soft">{facts.join(" · ")}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
