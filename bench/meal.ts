/** A meal at Braise with choices nested four levels deep and a memo, which can be ordered at any time. */
export const MEAL = [
  {
    id: 1053,
    menu_id: 13,
    orderId: 1,
    quantity: 1,
    orderOptions: [
      chosen(3122, 5433, [chosen(3123, 5435)]),
      chosen(3124, 5448, [chosen(3128, 5458, [chosen(3130, 5459, [chosen(3131, 5460)])])]),
      chosen(3133, 5467),
    ],
  },
  {
    id: 1040,
    menu_id: 13,
    orderId: 2,
    quantity: 2,
    orderOptions: [
      chosen(3049, 5171),
      chosen(3050, 5173),
      { id: 3051, values: [{ id: 5176 }, { id: 5177 }] },
      chosen(3052, 5184, [chosen(3053, 5185)]),
      { memo: true, values: [{ name: "No onions, please", price: "0.00" }] },
    ],
  },
  { id: 1077, menu_id: 14, orderId: 3, quantity: 2, orderOptions: [] },
];

type Chosen = { id: number; values: { id: number; options?: Chosen[] }[] };

function chosen(group: number, value: number, options?: Chosen[]): Chosen {
  return { id: group, values: [{ id: value, ...(options ? { options } : {}) }] };
}
