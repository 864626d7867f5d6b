import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useDraft } from "../../studio/draft-context.tsx";
import { newThing } from "../../studio/new-thing.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { announce } from "../../ui/toast.tsx";

/** Adds an announcement by its message; its title, its other language and its times are edited in the list. */
export function AddAnnouncement() {
  const store = useDraft();
  const [message, setMessage] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = message.trim();
    if (typed === "") return;
    const thing = newThing("announcement");
    store.edit([
      { thing, field: "under", value: "restaurant" },
      { thing, field: "message", value: typed },
    ]);
    announce(m.staff_announcement_added());
    setMessage("");
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-col items-start gap-3">
      <TextAreaField
        id="new-announcement"
        label={m.staff_announcement_new()}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        autoComplete="off"
        className="w-full"
      />
      <Button type="submit">{m.staff_announcement_add()}</Button>
    </form>
  );
}
