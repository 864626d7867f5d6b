import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { AskedList } from "../staff-codes/asked-list.ts";
import { NotOffered } from "../staff-codes/codes-screen.tsx";
import { ListPage } from "../staff-codes/list-page.tsx";
import { ListRow } from "../staff-codes/list-row.tsx";
import { type ImportAnswer, ImportForm } from "./import-form.tsx";
import type { MemberRow } from "./member-words.ts";

export type MembersScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly rows: readonly MemberRow[];
  readonly cursor: string | null;
  /** Whether guests see a field for members. */
  readonly isOffered: boolean;
  readonly asked: Pick<AskedList, "search" | "after">;
  readonly answer?: ImportAnswer | undefined;
};

/** A manager's list of members. screens#staff-members, studio#venue-members. */
export function MembersScreen({ restaurant, rows, cursor, isOffered, asked, answer }: MembersScreenProps) {
  return (
    <ListPage
      restaurant={restaurant}
      path="/staff/members"
      asked={asked}
      cursor={cursor}
      words={{
        heading: m.staff_members(),
        text: m.staff_members_text(),
        search: m.staff_members_search(),
        none: m.staff_members_none(),
        noneFound: m.staff_members_none_found(),
        next: m.staff_members_next(),
        all: m.staff_members_all(),
      }}
      add={{ to: "/staff/members/new", label: m.staff_member_add() }}
      notice={
        <>
          {isOffered ? null : <NotOffered text={m.staff_members_not_offered()} />}
          <ImportForm answer={answer} />
        </>
      }
    >
      {rows.map(({ id, identifier, name, facts }) => (
        <ListRow key={id} to={`/staff/members/${id}`} title={identifier} text={name} facts={facts} />
      ))}
    </ListPage>
  );
}
