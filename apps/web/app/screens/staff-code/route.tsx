import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { ORDER_TYPES } from "@comptoir/ordering";
import { data } from "react-router";
import { answerOfRefusal, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { leaveWhenEnded, requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { codeRow } from "../staff-codes/code-words.ts";
import type { Route } from "./+types/route";
import { CODE_FIELDS, discountOfTyped, keptTimes, typedOfDiscount, typesOfDiscount } from "./code-fields.ts";
import { type CodeAnswer, CodeScreen } from "./code-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.shown?.row.code ?? m.staff_code_add() }];
}

/** Loads one promo code, or nothing for a new one. For managers. studio#codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const code = args.url.searchParams.get("code");
  if (code === null) return { restaurant, shown: null };
  const found = await findCode(args, code);
  const localOf = (instantMs: number) => localMomentAt(instantMs, restaurant.zone);
  const { discount, version } = found;
  return {
    restaurant,
    shown: {
      row: codeRow(found, restaurant.zone),
      typed: typedOfDiscount(discount, localOf),
      types: typesOfDiscount(discount),
      isStopped: discount.stopped === true,
      version,
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const name = String(form.get("form"));
  const code = args.url.searchParams.get("code");
  if (name === "add" && code === null) return save(args, form);
  if (name === "change" && code !== null) return save(args, form, code);
  if ((name !== "stop" && name !== "start") || code === null) throw data(null, { status: 400 });
  const result = await staffCalls.stopCode(staffApi(args), { code, stopped: name === "stop" });
  return answerForm(args, name, result, { typed: {}, types: [], warnings: [] });
}

export default function StaffCode({ loaderData, actionData }: Route.ComponentProps) {
  return <CodeScreen {...loaderData} answer={actionData} />;
}

async function save(args: Route.ActionArgs, form: FormData, code: string | null = null) {
  const typed = readTyped(form, CODE_FIELDS);
  const types = ORDER_TYPES.filter((type) => form.getAll("order_type").includes(type));
  const api = staffApi(args);
  if (code === null) {
    const result = await staffCalls.addCode(api, { discount: discountOfTyped(typed, types) });
    const warnings = result.ok ? result.answer.warnings : [];
    return answerForm(args, "add", result, { typed, types, warnings, added: result.ok ? result.answer.code : null });
  }
  const { discount: before } = await findCode(args, code);
  const { restaurant } = await requireManager(args);
  const shown = typedOfDiscount(before, (instantMs) => localMomentAt(instantMs, restaurant.zone));
  const discount = {
    ...discountOfTyped({ ...typed, code: String(before.code) }, types, before),
    ...keptTimes(typed, shown, before),
  };
  const result = await staffCalls.changeCode(api, { discount, seen: String(form.get("seen")) });
  return answerForm(args, "change", result, { typed, types, warnings: result.ok ? result.answer.warnings : [] });
}

async function findCode(args: Route.LoaderArgs | Route.ActionArgs, code: string) {
  const { codes } = staffAnswer(args, await staffCalls.listCodes(staffApi(args), { code }));
  const [found] = codes;
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

type Sent = Pick<CodeAnswer, "typed" | "types" | "warnings"> & { readonly added?: string | null };

function answerForm(
  args: Route.ActionArgs,
  form: CodeAnswer["form"],
  result: { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1],
  { typed, types, warnings, added = null }: Sent,
) {
  if (result.ok) {
    return data<CodeAnswer>({ form, typed: {}, types: [], faults: {}, problem: null, isSaved: true, warnings, added });
  }
  leaveWhenEnded(args, result);
  // After another manager's change, the form shows the settings of now.
  const isChanged = result.error?.code === "code_changed";
  const answer = { ...answerOfRefusal(result, isChanged ? {} : typed), form, types, isSaved: false, warnings, added };
  return data<CodeAnswer>(answer, { status: statusOfRefusal(result) });
}
