/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Slot_MoreInputs */

const en_ca2_board_slot_more = /** @type {(inputs: Board_Slot_MoreInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`+${i?.count} order`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`+${i?.count} orders`);
	return /** @type {LocalizedString} */ ("board_slot_more");
};

const fr_ca2_board_slot_more = /** @type {(inputs: Board_Slot_MoreInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`+${i?.count} commande`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`+${i?.count} commandes`);
	return /** @type {LocalizedString} */ ("board_slot_more");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "+{count} order" |
* | "other" | "+{count} orders" |
*
* @param {Board_Slot_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slot_more = /** @type {((inputs: Board_Slot_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slot_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slot_more(inputs)
	return en_ca2_board_slot_more(inputs)
});