import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { NextStepName } from "@comptoir/ordering";
import Check from "lucide-react/icons/check";
import { Form, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import type { NextRow } from "./next-words.ts";

export type NextScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly rows: readonly NextRow[];
  /** Whether the menu was published right before. */
  readonly isPublished: boolean;
  readonly answer: { readonly step: NextStepName; readonly problem: string | null } | undefined;
};

/** What a new restaurant does next, each step in one line with its state. screens#staff-next, studio#next-steps. */
export function NextScreen({ restaurant, rows, isPublished, answer }: NextScreenProps) {
  const open = rows.filter(({ standing }) => standing === "open").length;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
          <PageHead heading={m.staff_next()} text={m.staff_next_text()} up={{ to: "/staff", label: restaurant.name }} />
          {isPublished ? (
            <Banner tone="good" role="status">
              {m.staff_next_published()}
            </Banner>
          ) : null}
          <section aria-labelledby="steps" className="flex flex-col gap-3">
            <h2 id="steps" className="text-title">
              <span role="status">{open === 0 ? m.staff_next_all_done() : m.staff_next_open({ count: open })}</span>
            </h2>
            <ol className="divide-y divide-hairline border-hairline border-y">
              {rows.map((row) => (
                <li key={row.name} className="py-4">
                  <Step row={row} problem={answer?.step === row.name ? answer.problem : null} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </SiteFrame>
  );
}

function Step({ row, problem }: { readonly row: NextRow; readonly problem: string | null }) {
  const { title, text, standing, ticked, link } = row;
  return (
    <div className="flex flex-col items-start gap-x-6 gap-y-3 lg:flex-row lg:justify-between">
      <div className="flex min-w-0 flex-col gap-1 sm:max-w-md">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold text-body">{title}</h3>
          <StandingBadge standing={standing} />
        </div>
        <p className="text-small">{text}</p>
        {ticked === null ? null : <p className="text-ink-soft text-small wrap-anywhere">{ticked}</p>}
        <Problem message={problem} />
      </div>
      {standing === "done" ? null : (
        <div className="flex flex-wrap items-center gap-3">
          {link === null ? null : link.isFile ? (
            <a href={link.to} className={buttonLook({})}>
              {link.words}
            </a>
          ) : (
            <LinkButton to={link.to}>{link.words}</LinkButton>
          )}
          <TickForm row={row} />
        </div>
      )}
    </div>
  );
}

function StandingBadge({ standing }: Pick<NextRow, "standing">) {
  switch (standing) {
    case "done":
      return (
        <Badge tone="good" icon={<Check size={14} />}>
          {m.staff_next_state_done()}
        </Badge>
      );
    case "ticked":
      return <Badge>{m.staff_next_state_ticked()}</Badge>;
    case "open":
      return <Badge tone="caution">{m.staff_next_state_open()}</Badge>;
  }
}

function TickForm({ row: { name, title, standing, tickWords } }: { readonly row: NextRow }) {
  const isBusy = useNavigation().formData?.get("step") === name;
  const isTicked = standing === "ticked";
  const words = isTicked ? m.staff_next_untick() : tickWords;
  return (
    <Form method="post" preventScrollReset={true}>
      <input type="hidden" name="step" value={name} />
      <Button type="submit" name="tick" value={isTicked ? "off" : "on"} tone="plain" busy={isBusy} className="px-1!">
        {words}
        <span className="visually-hidden"> ({title})</span>
      </Button>
    </Form>
  );
}
