import type { ChildData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { ALLERGIES } from "@comptoir/ordering";
import { foodWord } from "@comptoir/receipt";
import { LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LunchBox } from "../../ui/drawings/lunch-box.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { ProfileFrame, ProfileSection } from "../profile/profile-frame.tsx";

export type ChildrenScreenProps = {
  readonly children: readonly ChildData[];
  /** The path of the school that linked here; null for none. */
  readonly backTo: string | null;
  readonly answer: PartAnswer | undefined;
};

/**
 * Lists the children for whom the person orders school meals, each with its own form. school#children,
 * school#child-consent.
 */
export function ChildrenScreen({ children, backTo, answer }: ChildrenScreenProps) {
  const answerOf = (form: string) => (answer?.form === form ? answer : undefined);
  const added = answerOf("add");
  return (
    <ProfileFrame heading={m.profile_children()} text={m.profile_children_text()}>
      {backTo && children.length > 0 ? (
        <LinkButton to={backTo} tone="primary" className="sm:w-fit">
          {m.profile_children_back()}
        </LinkButton>
      ) : null}
      {children.length === 0 ? <EmptyState drawing={<LunchBox />} heading={m.profile_no_children()} /> : null}
      {children.map((child) => (
        <ProfileSection key={child.id} id={`child-${child.id}`} heading={child.name}>
          <Disclosure
            summary={[child.class, ...child.allergies.map(foodWord)].join(" · ")}
            open={answerOf(`edit-${child.id}`)?.isSaved === false || undefined}
            className="text-body"
          >
            <div className="flex flex-col gap-6 pt-2 pb-4">
              <ChildForm form={`edit-${child.id}`} child={child} answer={answerOf(`edit-${child.id}`)} />
              <p className="measure text-small text-ink-soft">{m.profile_child_remove_text()}</p>
              <PartForm
                form={`remove-${child.id}`}
                answer={answerOf(`remove-${child.id}`)}
                tone="danger"
                submit={m.profile_child_remove({ name: child.name })}
              >
                {null}
              </PartForm>
            </div>
          </Disclosure>
        </ProfileSection>
      ))}
      <ProfileSection id="new-child" heading={m.profile_child_new()}>
        {/* Adding a child changes the key, which empties the form. */}
        <ChildForm key={added?.isSaved ? children.length : "new"} form="add" child={null} answer={added} />
      </ProfileSection>
    </ProfileFrame>
  );
}

function ChildForm({
  form,
  child,
  answer,
}: {
  readonly form: string;
  readonly child: ChildData | null;
  readonly answer: PartAnswer | undefined;
}) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  const allergies = typed.allergies?.split(",") ?? child?.allergies ?? [];
  return (
    <PartForm
      form={form}
      answer={answer}
      tone="primary"
      submit={child ? m.profile_child_save() : m.profile_child_new()}
    >
      <TextField
        id={`${form}-name`}
        name="name"
        label={m.profile_child_name()}
        defaultValue={typed.name ?? child?.name ?? ""}
        error={faults.name}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        id={`${form}-class`}
        name="class"
        label={m.profile_child_class()}
        defaultValue={typed.class ?? child?.class ?? ""}
        error={faults.class}
        maxLength={40}
        autoComplete="off"
      />
      <ChoiceGroup legend={m.profile_child_allergies()}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 text-small">
          {ALLERGIES.map((word) => (
            <Checkbox
              key={word}
              name="allergies"
              value={word}
              label={foodWord(word)}
              defaultChecked={allergies.includes(word)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextField
        id={`${form}-note`}
        name="note"
        label={m.profile_child_note()}
        defaultValue={typed.note ?? child?.note ?? ""}
        error={faults.note}
        optional={true}
        maxLength={200}
        autoComplete="off"
      />
      <Checkbox
        id={`${form}-consent`}
        name="consent"
        value="true"
        bare={true}
        label={m.profile_child_consent()}
        error={faults.consent}
      />
    </PartForm>
  );
}
