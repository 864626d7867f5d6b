/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Slot_OrdersInputs */

const en_ca2_board_slot_orders = /** @type {(inputs: Board_Slot_OrdersInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} order at most`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} orders at most`);
	return /** @type {LocalizedString} */ ("board_slot_orders");
};

const fr_ca2_board_slot_orders = /** @type {(inputs: Board_Slot_OrdersInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} commande au plus`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} commandes au plus`);
	return /** @type {LocalizedString} */ ("board_slot_orders");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} order at most" |
* | "other" | "{count} orders at most" |
*
* @param {Board_Slot_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_orders = /** @type {((inputs: Board_Slot_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_orders(inputs)
	return en_ca2_board_slot_orders(inputs)
});