import type { StaffData } from "@comptoir/contract";
import { currentLocale, m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";

export type TablesScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly origin: string;
  readonly isReachable: boolean;
  readonly tables: readonly { readonly name: string; readonly url: string }[];
};

/** A manager's page of the codes on the tables, with the cards to print. screens#staff-tables, operations#table-codes. */
export function TablesScreen({ restaurant, origin, isReachable, tables }: TablesScreenProps) {
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead
          heading={m.staff_tables()}
          text={m.staff_tables_text()}
          up={{ to: "/staff", label: restaurant.name }}
        />
        <div className="flex max-w-xl flex-col gap-6">
          {isReachable ? null : <Banner tone="caution">{m.staff_tables_unreachable({ origin })}</Banner>}
          {tables.length === 0 ? <Banner>{m.staff_tables_none()}</Banner> : <CardsForm />}
          <div>
            <LinkButton to="/staff/settings">{m.staff_tables_change()}</LinkButton>
          </div>
          {tables.length === 0 ? null : (
            <Disclosure summary={m.staff_tables_links({ count: tables.length })}>
              <ul className="divide-y divide-hairline border-y border-hairline">
                {tables.map(({ name, url }) => (
                  <li key={url} className="flex flex-col py-2">
                    <span className="font-medium">{name}</span>
                    <a href={url} className="text-ink-soft underline wrap-anywhere">
                      {url}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </div>
    </SiteFrame>
  );
}

/** A plain form, because its answer is a file. */
function CardsForm() {
  return (
    <form method="get" action="/staff/tables/cards.pdf" target="_blank" className="flex flex-col gap-4" rel="noopener">
      <SelectField
        id="cards-paper"
        name="paper"
        label={m.staff_tables_paper()}
        defaultValue="letter"
        options={[
          { value: "letter", label: m.staff_tables_paper_letter() },
          { value: "a4", label: m.staff_tables_paper_a4() },
        ]}
      />
      <SelectField
        id="cards-languages"
        name="languages"
        label={m.staff_tables_languages()}
        defaultValue="both"
        options={[
          { value: "both", label: m.staff_tables_languages_both() },
          { value: currentLocale(), label: m.staff_tables_languages_page() },
          { value: currentLocale() === "fr-CA" ? "en-CA" : "fr-CA", label: m.staff_tables_languages_other() },
        ]}
      />
      <Button type="submit" tone="primary">
        {m.staff_tables_print()}
      </Button>
    </form>
  );
}
