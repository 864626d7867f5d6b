/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_FoundInputs */

const en_ca2_board_found = /** @type {(inputs: Board_FoundInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} order`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} orders`);
	return /** @type {LocalizedString} */ ("board_found");
};

const fr_ca2_board_found = /** @type {(inputs: Board_FoundInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} commande`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} commandes`);
	return /** @type {LocalizedString} */ ("board_found");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} order" |
* | "other" | "{count} orders" |
*
* @param {Board_FoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_found = /** @type {((inputs: Board_FoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_FoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_found(inputs)
	return en_ca2_board_found(inputs)
});