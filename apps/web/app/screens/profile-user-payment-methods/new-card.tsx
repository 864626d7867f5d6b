import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { CardGatewayConfig, CardToken } from "../../cards/card-gateway.ts";
import { useCardEntry } from "../../cards/card-gateways.ts";
import { fieldId, useFormErrors } from "../../forms/form-errors.ts";
import { wordFieldRefusal } from "../../forms/form-messages.ts";
import { Problem } from "../../forms/problem.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

type NewCardProps = {
  readonly processor: string | null;
  readonly gateway: CardGatewayConfig;
  readonly problem: string | null;
};

/** Adds a card in the gateway's own fields. The server receives only the card's token. payment#card-numbers. */
export function NewCard({ processor, gateway, problem }: NewCardProps) {
  const card = useCardEntry(processor, gateway);
  const submit = useSubmit();
  const isSending = useNavigation().formData?.get("intent") === "add";
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fields = Object.keys(card?.entry.labels ?? {});
  const refusals = card?.state.refusals.map((one) => ({ field: one.field, message: wordFieldRefusal(one) })) ?? [];
  const errors = useFormErrors(refusals, fields);
  if (card === null) return <Banner>{m.profile_card_not_here()}</Banner>;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    errors.reveal(fields);
    const first = refusals[0];
    if (first) return document.getElementById(fieldId(first.field))?.focus();
    setIsAsking(true);
    const token = await card.entry.tokenise();
    setIsAsking(false);
    if (!("refused" in token)) return submit(bodyOf(token), { method: "post" });
    if (token.refused.field === null) return setRefusal(token.refused.message);
    errors.setGiven({ [token.refused.field]: token.refused.message });
    document.getElementById(fieldId(token.refused.field))?.focus();
  };
  const said = refusal ?? problem;
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <noscript>
        <Banner tone="caution">{m.profile_card_needs_script()}</Banner>
      </noscript>
      <Problem message={said} />
      <div className="flex flex-col gap-4 noscript:hidden">
        <card.entry.Fields errors={errors} />
        {card.state.isUnreachable ? null : (
          <Button type="submit" tone="primary" busy={isAsking || isSending} className="self-start max-sm:w-full">
            {m.profile_card_save()}
          </Button>
        )}
      </div>
    </form>
  );
}

function bodyOf(card: CardToken): Record<string, string> {
  const { token, type, last4, expiry_date, postal_code } = card;
  const written = { token, type, last4, expiry_date, postal_code };
  return { intent: "add", ...Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text ?? ""])) };
}
