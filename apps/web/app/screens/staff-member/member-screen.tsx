import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { groupsOf, type TypedMember } from "./member-fields.ts";

export type MemberAnswer = PartAnswer<"add" | "change" | "remove"> & {
  /** The identifier of the member that was added; null otherwise. */
  readonly added: string | null;
};

export type MemberScreenProps = {
  /** The member with the version of its fields; null for a new one. */
  readonly shown: { readonly typed: TypedMember; readonly version: string } | null;
  /** The groups of members that the menu has prices for. menu#member-price. */
  readonly groups: readonly string[];
  readonly answer: MemberAnswer | undefined;
};

/** A manager's page of one member, or of a new one. screens#staff-members, studio#venue-members. */
export function MemberScreen({ shown, groups, answer }: MemberScreenProps) {
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
          <PageHead
            heading={shown?.typed.identifier ?? m.staff_member_add()}
            up={{ to: "/staff/members", label: m.staff_members() }}
          />
          {answer?.added ? (
            <Banner tone="good" role="status">
              {m.staff_member_added({ identifier: answer.added })}
            </Banner>
          ) : null}
          <MemberForm shown={shown} groups={groups} answer={answer} />
          {shown === null ? null : <RemoveForm answer={answer} />}
        </div>
      </div>
    </SiteFrame>
  );
}

function MemberForm({ shown, groups, answer }: MemberScreenProps) {
  const form = shown === null ? "add" : "change";
  const own = answer?.form === form ? answer : undefined;
  // After another manager's change nothing typed is kept, and the form shows the fields of now.
  const isConflict = own?.isSaved === false && Object.keys(own.typed).length === 0;
  const typed: Partial<TypedMember> = own?.isSaved === false && !isConflict ? own.typed : (shown?.typed ?? {});
  const field = (name: keyof TypedMember, error = own?.faults[name]) => ({
    id: `member-${name}`,
    name,
    defaultValue: typed[name] ?? "",
    error,
    autoComplete: "off",
    maxLength: 254,
  });
  const promosFault = Object.entries(own?.faults ?? {}).find(([path]) => path.startsWith("promos"))?.[1];
  const chosen = groupsOf(typed.promos ?? "");
  return (
    <PartForm
      // A saved member, and one that another manager changed, fill the form anew.
      key={`${shown?.version} ${own?.added} ${isConflict}`}
      form={form}
      answer={own}
      tone="primary"
      submit={shown === null ? m.staff_member_add() : m.staff_code_save()}
    >
      {shown === null ? (
        <TextField
          {...field("identifier")}
          label={m.staff_member_identifier()}
          hint={m.staff_member_identifier_hint()}
        />
      ) : (
        <input type="hidden" name="seen" value={shown.version} />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} label={m.staff_member_first_name()} optional />
        <TextField {...field("lastName")} label={m.staff_member_last_name()} optional />
        <TextField {...field("email")} type="email" label={m.staff_member_email()} optional />
        <TextField {...field("phone")} type="tel" label={m.staff_member_phone()} optional />
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-1.5 font-semibold">{m.staff_member_promos()}</legend>
        <p className="text-small text-ink-soft">{m.staff_member_promos_hint()}</p>
        {groups.map((group) => (
          <Checkbox
            key={group}
            bare={true}
            name="promos"
            value={group}
            label={group}
            defaultChecked={chosen.includes(group)}
          />
        ))}
        <TextField
          {...field("promos", promosFault)}
          defaultValue={chosen.filter((group) => !groups.includes(group)).join(", ")}
          label={m.studio_promos_other()}
          hint={m.studio_promos_other_hint()}
          optional
        />
      </fieldset>
    </PartForm>
  );
}

function RemoveForm({ answer }: Pick<MemberScreenProps, "answer">) {
  return (
    <section aria-labelledby="remove" className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h2 id="remove" className="text-lead">
        {m.staff_member_remove()}
      </h2>
      <p className="measure text-small text-ink-soft">{m.staff_member_remove_text()}</p>
      <PartForm
        form="remove"
        answer={answer?.form === "remove" ? answer : undefined}
        tone="danger"
        submit={m.staff_member_remove()}
      >
        {null}
      </PartForm>
    </section>
  );
}
