import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { isMemberIdentifier, type MemberInputType } from "@comptoir/ordering";
import { useState } from "react";
import { keepMember } from "../../../member/member-cookie.ts";
import type { MemberForm } from "../../../member/member-form.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/field.tsx";
import { browserCaller, silenceWords } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";

const FIELDS: Readonly<Record<MemberInputType, { type: "text" | "email" | "tel"; autoComplete: string }>> = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  account: { type: "text", autoComplete: "off" },
};

const INVALID: Readonly<Record<MemberInputType, () => string>> = {
  name: () => m.membership_invalid_name(),
  email: () => m.membership_invalid_email(),
  phone: () => m.membership_invalid_phone(),
  account: () => m.membership_invalid_account(),
};

/** The venue's form for its members, or a banner once the member is known. checkout#membership-errors. */
export default function MemberPanel({ form }: { readonly form: MemberForm }) {
  const { member } = useRestaurant();
  return member === null ? <MemberQuestion form={form} /> : <MemberBanner form={form} />;
}

/** A member without promos does not see the venue's text, which promises member prices. */
function MemberBanner({ form }: { readonly form: MemberForm }) {
  const { venue, memberPromos } = useRestaurant();
  const hasPrices = memberPromos.length > 0;
  const leave = () => {
    keepMember(venue.id, null);
    location.reload();
  };
  return (
    <Banner tone={hasPrices ? "good" : "neutral"}>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 flex-1 basis-52">
          {hasPrices ? (form.bannerMessage ?? m.membership_banner()) : m.membership_banner_no_promo()}
        </p>
        <form action={leave}>
          <Button type="submit" tone="plain" className="-mx-1 -my-1 px-1!">
            {m.membership_leave()}
          </Button>
        </form>
      </div>
    </Banner>
  );
}

function MemberQuestion({ form }: { readonly form: MemberForm }) {
  const { venue } = useRestaurant();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = async (asked: FormData) => {
    const identifier = String(asked.get("identifier")).trim();
    if (!isMemberIdentifier(identifier, form.inputType)) {
      return setFault(identifier === "" ? m.form_required() : INVALID[form.inputType]());
    }
    setFault(null);
    setAsking(true);
    const { app8RestaurantId } = form;
    const found = await calls.getUserMembershipPromo(browserCaller(), { identifier, app8RestaurantId });
    if (found.ok) {
      keepMember(venue.id, identifier);
      // Members have their own menus, prices and cart, so the page is reloaded.
      return location.reload();
    }
    setAsking(false);
    setFault(found.error?.message ?? silenceWords(found) ?? m.site_offline());
  };

  return (
    <Disclosure summary={form.title ?? m.membership_title()} className="rounded-card bg-tint px-4 sm:px-5">
      <form
        noValidate={true}
        action={(asked) => void ask(asked)}
        className="flex max-w-md flex-col gap-3 pt-1 pb-4 text-body"
      >
        <TextField
          label={form.inputLabel ?? m.cart_code_member()}
          hint={form.tooltip}
          {...FIELDS[form.inputType]}
          name="identifier"
          value={typed}
          error={fault ?? undefined}
          maxLength={120}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="primary" busy={isAsking} className="self-start">
          {form.buttonText ?? m.membership_button()}
        </Button>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {isAsking ? (form.loadingMessage ?? m.membership_loading()) : ""}
        </p>
      </form>
    </Disclosure>
  );
}
