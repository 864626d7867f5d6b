import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { CODE_STATE_TONES, CODE_STATE_WORDS, type CodeRow } from "../staff-codes/code-words.ts";
import type { TypedCode } from "./code-fields.ts";
import { CodeForm } from "./code-form.tsx";

export type CodeAnswer = PartAnswer<"add" | "change" | "stop" | "start"> & {
  readonly types: readonly string[];
  /** Doubts about the code that was saved. */
  readonly warnings: readonly string[];
  /** The code that was made; null otherwise. */
  readonly added: string | null;
};

export type CodeScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  /** The code; null for a new one. */
  readonly shown: {
    readonly row: CodeRow;
    readonly typed: TypedCode;
    readonly types: readonly string[];
    readonly isStopped: boolean;
    readonly version: string;
  } | null;
  readonly answer: CodeAnswer | undefined;
};

/** A manager's page of one promo code, or of a new one. screens#staff-promo-codes, studio#codes. */
export function CodeScreen({ restaurant, shown, answer }: CodeScreenProps) {
  const heading = shown?.row.code ?? m.staff_code_add();
  const refused = answer?.isSaved === false ? answer : undefined;
  const isConflict = refused?.form === "change" && Object.keys(refused.typed).length === 0;
  const form = shown === null ? "add" : "change";
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
          <PageHead heading={heading} up={{ to: "/staff/codes", label: m.staff_codes() }} />
          {answer?.added ? <Added code={answer.added} /> : null}
          {answer?.warnings.map((warning) => (
            <Banner key={warning} tone="caution" role="status">
              {warning}
            </Banner>
          ))}
          {shown === null ? null : <Facts row={shown.row} />}
          <CodeForm
            // A saved code, and one that another manager changed, fill the form anew.
            key={`${shown?.version} ${answer?.added} ${isConflict}`}
            form={form}
            seen={shown?.version ?? null}
            zone={restaurant.zone}
            typed={refused?.form === form && !isConflict ? refused.typed : (shown?.typed ?? {})}
            types={refused?.form === form && !isConflict ? refused.types : (shown?.types ?? [])}
            answer={answer?.form === form ? answer : undefined}
          />
          {shown === null ? null : <StopForm isStopped={shown.isStopped} answer={answer} />}
        </div>
      </div>
    </SiteFrame>
  );
}

function Added({ code }: { readonly code: string }) {
  return (
    <Banner tone="good" role="status">
      {m.staff_code_added({ code })}{" "}
      <Link
        to={`/staff/code?${new URLSearchParams({ code })}`}
        className="font-medium underline underline-offset-4 wrap-anywhere"
      >
        {m.staff_code_show_it()}
      </Link>
    </Banner>
  );
}

function Facts({ row: { state, facts } }: { readonly row: CodeRow }) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={CODE_STATE_TONES[state]}>{CODE_STATE_WORDS[state]()}</Badge>
      <span>{facts.join(" · ")}</span>
    </p>
  );
}

function StopForm({ isStopped, answer }: { readonly isStopped: boolean } & Pick<CodeScreenProps, "answer">) {
  const form = isStopped ? "start" : "stop";
  return (
    <section aria-labelledby="stop" className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h2 id="stop" className="text-lead">
        {isStopped ? m.staff_code_start() : m.staff_code_stop()}
      </h2>
      <p className="measure text-small text-ink-soft">
        {isStopped ? m.staff_code_start_text() : m.staff_code_stop_text()}
      </p>
      <PartForm
        form={form}
        answer={answer?.form === form ? answer : undefined}
        tone={isStopped ? "quiet" : "danger"}
        submit={isStopped ? m.staff_code_start() : m.staff_code_stop()}
      >
        {null}
      </PartForm>
    </section>
  );
}
