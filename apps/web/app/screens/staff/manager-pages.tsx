import { m } from "@comptoir/messages";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";

type Page = { readonly to: string; readonly words: () => string };

/** The managers' pages by subject. screens#staff-screen. */
const GROUPS: readonly { readonly heading: () => string; readonly pages: readonly Page[] }[] = [
  {
    heading: m.staff_pages_menu,
    pages: [
      { to: "/staff/menu", words: m.studio_title },
      { to: "/staff/codes", words: m.staff_codes },
      { to: "/staff/gift-cards", words: m.staff_gifts },
      { to: "/staff/members", words: m.staff_members },
    ],
  },
  {
    heading: m.staff_pages_money,
    pages: [
      { to: "/staff/day", words: m.staff_day },
      { to: "/staff/payments", words: m.staff_pay },
    ],
  },
  {
    heading: m.staff_pages_figures,
    pages: [
      { to: "/staff/service", words: m.service_title },
      { to: "/staff/insight", words: m.staff_insight_title },
      { to: "/staff/acts", words: m.staff_acts },
    ],
  },
  {
    heading: m.staff_pages_house,
    pages: [
      { to: "/staff/people", words: m.staff_people },
      { to: "/staff/tables", words: m.staff_tables },
      { to: "/staff/printers", words: m.staff_printers },
    ],
  },
  {
    heading: m.staff_pages_systems,
    pages: [
      { to: "/staff/webhooks", words: m.staff_hooks },
      { to: "/staff/keys", words: m.staff_keys },
    ],
  },
];

/** Lists the managers' pages. */
export function ManagerPages({ label }: { readonly label: string }) {
  return (
    <nav aria-label={label} className="flex flex-col gap-6">
      {GROUPS.map(({ heading, pages }) => (
        <section key={pages[0]?.to} className="flex flex-col gap-1">
          <h2 className="text-small text-ink-soft">{heading()}</h2>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {pages.map(({ to, words }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium hover:underline"
                >
                  {words()}
                  <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
