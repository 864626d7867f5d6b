import { m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { dayWord } from "./report-words.ts";

type CloseFormProps = {
  readonly day: string;
  readonly today: string;
  readonly lastClose: { readonly day: string } | null;
  readonly problem: string | null;
};

/** Closes the day, after somebody has said that the numbers were checked. payment#day-close. */
export function CloseForm({ day, today, lastClose, problem }: CloseFormProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <section
      aria-labelledby="close"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 id="close" className="text-lead">
        {m.staff_day_close()}
      </h2>
      <p className="text-ink-soft">{m.staff_day_close_text()}</p>
      <p>{lastClose === null ? m.staff_day_close_first() : m.staff_day_close_since({ day: dayWord(lastClose.day) })}</p>
      {day === today ? <p>{m.staff_day_close_today()}</p> : null}
      {problem === null ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="day" value={day} />
        <Checkbox key={day} name="sure" label={m.staff_day_close_sure()} />
        <Button type="submit" tone="primary" busy={isBusy}>
          {m.staff_day_close()}
        </Button>
      </Form>
    </section>
  );
}
