import { type SubmitEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useCartActions } from "./use-cart.ts";

/**
 * Delays a form by which a visitor joins others until the server has their cart. Saving the first dish and joining each begin a
 * guest's session if there is none; of two at once, the browser would keep one, and the other's dish or place would be lost.
 * table#joining.
 */
export function useFormAfterCart(): {
  readonly isBusy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
} {
  const { confirm } = useCartActions();
  const submit = useSubmit();
  const isSending = useNavigation().formMethod === "POST";
  const [isWaiting, setWaiting] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setWaiting(true);
    await confirm();
    setWaiting(false);
    await submit(form);
  };
  return { isBusy: isWaiting || isSending, onSubmit: (event) => void onSubmit(event) };
}
