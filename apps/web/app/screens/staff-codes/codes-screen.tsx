import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { CODE_STATES, type CodeState } from "@comptoir/ordering";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import type { AskedList } from "./asked-list.ts";
import { CODE_STATE_TONES, CODE_STATE_WORDS, type CodeRow } from "./code-words.ts";
import { ListPage } from "./list-page.tsx";
import { ListRow } from "./list-row.tsx";

export type CodesScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly rows: readonly CodeRow[];
  readonly cursor: string | null;
  /** Whether guests see a field for codes. */
  readonly isOffered: boolean;
  readonly asked: AskedList<CodeState>;
};

/** A manager's list of promo codes. screens#staff-promo-codes, studio#codes. */
export function CodesScreen({ restaurant, rows, cursor, isOffered, asked }: CodesScreenProps) {
  return (
    <ListPage
      restaurant={restaurant}
      path="/staff/codes"
      asked={asked}
      cursor={cursor}
      states={CODE_STATES.map((value) => ({ value, label: CODE_STATE_WORDS[value]() }))}
      words={{
        heading: m.staff_codes(),
        text: m.staff_codes_text(),
        search: m.staff_codes_search(),
        none: m.staff_codes_none(),
        noneFound: m.staff_codes_none_found(),
        next: m.staff_codes_next(),
        all: m.staff_codes_all(),
      }}
      add={{ to: "/staff/code", label: m.staff_code_add() }}
      notice={isOffered ? null : <NotOffered text={m.staff_codes_not_offered()} />}
    >
      {rows.map(({ code, name, state, facts }) => (
        <ListRow
          key={code}
          to={`/staff/code?${new URLSearchParams({ code })}`}
          title={code}
          text={name}
          badge={{ tone: CODE_STATE_TONES[state], label: CODE_STATE_WORDS[state]() }}
          facts={facts}
        />
      ))}
    </ListPage>
  );
}

/** Says that guests cannot use what a list has, and leads to the setting. */
export function NotOffered({ text }: { readonly text: string }) {
  return (
    <Banner tone="caution">
      {text}{" "}
      <Link to="/staff/settings" className="font-medium underline underline-offset-4">
        {m.staff_codes_to_settings()}
      </Link>
    </Banner>
  );
}
