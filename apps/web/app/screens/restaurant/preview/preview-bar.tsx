import { m } from "@comptoir/messages";
import { Form, Link, useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";

/** Says that the page shows the draft, and at which time; leads back to the menu studio. studio#draft-preview. */
export default function PreviewBar() {
  const [query] = useSearchParams();
  const preview = query.get("preview") ?? "now";
  return (
    <aside
      aria-label={m.studio_preview()}
      className="page flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-hairline bg-caution-tint py-3 print:hidden"
    >
      <p className="min-w-40 grow basis-0 self-center text-small">{m.studio_preview_text()}</p>
      <Form method="get" className="flex flex-wrap items-end gap-2">
        <TextField
          id="preview-at"
          name="preview"
          type="datetime-local"
          label={m.studio_preview_at()}
          isOptionalUnsaid={true}
          optional={true}
          defaultValue={preview === "now" ? "" : preview}
        />
        <Button type="submit">{m.studio_preview_show()}</Button>
      </Form>
      <Link to="/staff/menu/changes" className="inline-flex min-h-11 items-center font-medium underline">
        {m.studio_preview_back()}
      </Link>
    </aside>
  );
}
