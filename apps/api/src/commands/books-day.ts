import { type Cents, formatCents, sumCents } from "@comptoir/ordering";
import { csvOf, percentOfRate, taxName } from "@comptoir/receipt";
import { type DayTotals, totalsOfDay } from "../books/day-totals.ts";
import { type Command, EXIT, textOption } from "./command.ts";
import { readDay } from "./named-order.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir books day DATE`. operations#books-day-command. */
export const booksDay: Command = {
  name: "books day",
  usage: "YYYY-MM-DD [--restaurant SLUG] [--csv]",
  summary: "Says what each kitchen sold on a day: by tax, by method, and what money moved.",
  details: [
    "A day is that of the restaurant's zone. Sales are dishes and mandatory charges after discounts and refunds, without taxes.",
    "--csv writes one row for each amount, for a spreadsheet.",
  ].join("\n"),
  options: { restaurant: { type: "string" }, csv: { type: "boolean" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    const day = readDay(date);
    const slug = textOption(options, "restaurant");
    const restaurantId = slug === undefined ? null : (await findRestaurant(context, slug)).restaurantId;
    const kitchens = await totalsOfDay(context, { day, restaurantId });
    if (options.csv) {
      const rows = kitchens.flatMap((kitchen) => amountsOf(kitchen).map((row) => [day, nameOf(kitchen), ...row]));
      context.write(csvOf([["day", "kitchen", "group", "name", "amount"], ...rows]));
      return EXIT.ok;
    }
    if (kitchens.length === 0) context.say(`Nothing moved on ${day}.`);
    for (const kitchen of kitchens) sayKitchen(context.say, kitchen);
    if (kitchens.length > 1) {
      context.say(line("All kitchens", sumCents(kitchens.map(({ totalCents }) => totalCents))));
    }
    return EXIT.ok;
  },
};

function sayKitchen(say: (line: string) => void, kitchen: DayTotals): void {
  say(`${nameOf(kitchen)}: ${kitchen.orders} order${kitchen.orders === 1 ? "" : "s"}`);
  for (const [group, name, amount] of amountsOf(kitchen)) {
    if (group !== "orders") say(`  ${GROUPS[group] ?? ""}${name}`.padEnd(44) + amount.padStart(12));
  }
}

const GROUPS: Readonly<Record<string, string>> = { method: "paid by ", movement: "moved: " };

/** Each amount of a kitchen's day: what it is of, its name, and what it comes to. */
function amountsOf(kitchen: DayTotals): [group: string, name: string, amount: string][] {
  const { orders, salesCents, taxes, tipsCents, totalCents, methods, movements, province } = kitchen;
  return [
    ["orders", "orders", String(orders)],
    ["sales", "sales", formatCents(salesCents)],
    ...taxes.map(({ tax, rate, cents }): [string, string, string] => [
      "tax",
      `${taxName(tax, rate, province)} ${percentOfRate(rate)}`,
      formatCents(cents),
    ]),
    ["tips", "tips", formatCents(tipsCents)],
    ["total", "total", formatCents(totalCents)],
    ...methods.map(({ name, cents }): [string, string, string] => ["method", name, formatCents(cents)]),
    ...movements.map(({ name, cents }): [string, string, string] => ["movement", name, formatCents(cents)]),
  ];
}

function nameOf({ slug, restaurantId }: DayTotals): string {
  return slug ?? restaurantId;
}

function line(name: string, amount: Cents): string {
  return name.padEnd(44) + formatCents(amount).padStart(12);
}
