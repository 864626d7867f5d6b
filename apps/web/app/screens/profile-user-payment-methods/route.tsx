import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { requestTimeMs } from "../../load-context.ts";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { allowPageSources } from "../../security/page-sources.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { leaveWhenExpired, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { type CardsAnswer, CardsScreen } from "./cards-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_payment());

/** Loads the saved cards, and the configuration for adding another. payment#saved-cards. */
export async function loader(args: Route.LoaderArgs) {
  const { user } = requirePerson(args);
  const config = await calls.getPaymentConfig(serverCaller(args.request, args.context), { app8RestaurantId: null });
  if (config.ok) allowPageSources(args, config.answer.pageSources);
  const { date } = localMomentAt(requestTimeMs(args.context), undefined);
  return {
    cards: user.paymentMethods,
    processor: config.ok ? config.answer.processor : null,
    gateway: {
      tokenUrl: config.ok ? config.answer.tokenUrl : null,
      publishableKey: config.ok ? config.answer.publishableKey : null,
      account: null,
      avs: false,
      today: date,
    },
    isForEvent: args.url.searchParams.has("eventSuite"),
  };
}

/**
 * Saves a card by its token, sets the default card, or deletes a card. Never receives a card number.
 * payment#card-numbers.
 */
export async function action(args: Route.ActionArgs) {
  const { half } = requirePerson(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const caller = serverCaller(args.request, args.context);
  const intent = text("intent");
  const paymentCardId = text("paymentCardId");
  const changes = {
    add: () =>
      calls.addPaymentMethod(caller, {
        ...half,
        card: {
          token: text("token"),
          type: text("type") || null,
          last4: text("last4") || null,
          expiry_date: text("expiry_date") || null,
          postal_code: text("postal_code") || null,
        },
        isDefault: form.has("isDefault"),
        savingFromCheckout: false,
      }),
    delete: () => calls.deletePayment(caller, { ...half, paymentCardId }),
    default: () => calls.editPaymentMethod(caller, { ...half, paymentCardId, isDefault: true }),
  };
  if (!isKeyOf(changes, intent)) throw data(null, { status: 400 });
  const result = await changes[intent]();
  if (!result.ok) {
    await leaveWhenExpired(args, result);
    const { problem, faults } = answerOfRefusal(result, {});
    const said = problem ?? Object.values(faults)[0] ?? null;
    return data<CardsAnswer>({ intent, problem: said }, { status: statusOfRefusal(result) });
  }
  // The sign-in for an event continues with the next missing detail. screens#redirect-after-login.
  if (intent === "add" && args.url.searchParams.has("eventSuite")) {
    return redirect(`/login${args.url.search}`, { status: 303 });
  }
  return data<CardsAnswer>({ intent, problem: null });
}

function isKeyOf<Changes extends object>(changes: Changes, intent: string): intent is keyof Changes & string {
  return Object.hasOwn(changes, intent);
}

export default function ProfileUserPaymentMethods({ loaderData, actionData }: Route.ComponentProps) {
  return <CardsScreen {...loaderData} answer={actionData} />;
}
