/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Now_Sold_OutInputs */

const en_ca2_board_now_sold_out = /** @type {(inputs: Board_Now_Sold_OutInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} more sold out`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} more sold out`);
	return /** @type {LocalizedString} */ ("board_now_sold_out");
};

const fr_ca2_board_now_sold_out = /** @type {(inputs: Board_Now_Sold_OutInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} autre épuisé`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} autres épuisés`);
	return /** @type {LocalizedString} */ ("board_now_sold_out");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} more sold out" |
* | "other" | "{count} more sold out" |
*
* @param {Board_Now_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_sold_out = /** @type {((inputs: Board_Now_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_sold_out(inputs)
	return en_ca2_board_now_sold_out(inputs)
});