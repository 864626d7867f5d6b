import { currentLocale, m } from "@comptoir/messages";
import { type AllergenList, allergensAsItComes, localizedText, type MenuItem } from "@comptoir/ordering";
import { allergenSentences, foodList } from "@comptoir/receipt";
import ExternalLink from "lucide-react/icons/external-link";

/** The known contents of a dish. A missing value is unconfirmed, never "free from". law#unconfirmed-allergens. */
export function DishFacts({ item }: { readonly item: MenuItem }) {
  const ingredients = localizedText(item, "ingredients", currentLocale());
  const { diets, calories, nutritionalSheetUrl } = item;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
      <Fact label={m.item_allergens()}>{allergenWords(allergensAsItComes(item))}</Fact>
      {diets && diets.length > 0 ? <Fact label={m.item_diets()}>{foodList(diets)}</Fact> : null}
      {calories === null ? null : <Fact label={m.item_energy()}>{m.menu_calories({ calories })}</Fact>}
      {ingredients === "" ? null : <Fact label={m.item_ingredients()}>{ingredients}</Fact>}
      {nutritionalSheetUrl && isWebAddress(nutritionalSheetUrl) ? (
        <div className="col-span-2">
          <a
            href={nutritionalSheetUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
          >
            {m.item_nutrition_sheet()}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        </div>
      ) : null}
    </dl>
  );
}

function allergenWords(allergens: AllergenList): string {
  if (!allergens.isConfirmed && allergens.ownWords === "") return m.item_unconfirmed();
  return allergenSentences(allergens) || m.item_allergens_none();
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Returns whether a URL from a venue's data is safe to link: `http(s)://`, or a path of this site. */
function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(address);
}
