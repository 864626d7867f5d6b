import type { GroupTermsData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Form } from "react-router";
import { useSaidAllergies } from "../../allergies/said-allergies.tsx";
import { useCartCount } from "../../cart/use-cart.ts";
import { useFormAfterCart } from "../../cart/use-form-after-cart.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { GroupAnswer } from "./act-in-group.ts";
import { Terms } from "./group-terms.tsx";
import type { GroupWords } from "./group-words.ts";
import { useAddressWithoutSecret } from "./use-address-without-secret.ts";

type JoinScreenProps = {
  readonly invited: GroupTermsData;
  readonly secret: string;
  readonly words: GroupWords;
  readonly answer: GroupAnswer | undefined;
};

/** Shows the group to which a link leads, and asks for a name. What is in the visitor's cart joins with them, and is said. table#group-link. */
export function JoinScreen({ invited, secret, words, answer }: JoinScreenProps) {
  const linkTo = useVisitLink();
  const { isBusy, onSubmit } = useFormAfterCart();
  const { allergies } = useSaidAllergies();
  const { count } = useCartCount();
  useAddressWithoutSecret();
  return (
    <VenueFrame>
      <div className="page flex max-w-2xl flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <h1 className="text-title sm:text-display wrap-anywhere">{m.group_of({ name: invited.name })}</h1>
          <Terms group={invited} words={words} isHost={false} />
        </div>
        <p className="measure">{m.group_join_intro()}</p>
        {answer?.problem && answer.field === null ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        {count > 0 ? <Banner>{m.group_cart_joins({ dishes: m.cart_dishes({ count }) })}</Banner> : null}
        <Form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
          <input type="hidden" name="act" value="join" />
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="allergies" value={allergies.join(",")} />
          <TextField
            name="name"
            label={m.table_name()}
            hint={m.group_name_hint()}
            autoComplete="given-name"
            maxLength={40}
            defaultValue={answer?.typed.name}
            error={answer?.field === "name" ? answer.problem : null}
            autoFocus={answer?.field === "name"}
          />
          <Button type="submit" tone="primary" wide={true} busy={isBusy}>
            {m.group_join()}
          </Button>
        </Form>
        <LinkButton tone="plain" to={linkTo("")} className="-mx-1 self-start px-1!">
          {m.group_alone()}
        </LinkButton>
      </div>
    </VenueFrame>
  );
}
