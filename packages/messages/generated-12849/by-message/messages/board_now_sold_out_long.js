/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Now_Sold_Out_LongInputs */

const en_ca2_board_now_sold_out_long = /** @type {(inputs: Board_Now_Sold_Out_LongInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} sold out until restocked`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} sold out until restocked`);
	return /** @type {LocalizedString} */ ("board_now_sold_out_long");
};

const fr_ca2_board_now_sold_out_long = /** @type {(inputs: Board_Now_Sold_Out_LongInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} épuisé jusqu’à nouvel ordre`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} épuisés jusqu’à nouvel ordre`);
	return /** @type {LocalizedString} */ ("board_now_sold_out_long");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} sold out until restocked" |
* | "other" | "{count} sold out until restocked" |
*
* @param {Board_Now_Sold_Out_LongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_sold_out_long = /** @type {((inputs: Board_Now_Sold_Out_LongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_Sold_Out_LongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_sold_out_long(inputs)
	return en_ca2_board_now_sold_out_long(inputs)
});