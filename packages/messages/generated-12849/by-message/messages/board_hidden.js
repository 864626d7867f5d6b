/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_HiddenInputs */

const en_ca2_board_hidden = /** @type {(inputs: Board_HiddenInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} order is at other stations`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} orders are at other stations`);
	return /** @type {LocalizedString} */ ("board_hidden");
};

const fr_ca2_board_hidden = /** @type {(inputs: Board_HiddenInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} commande est à d’autres postes`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} commandes sont à d’autres postes`);
	return /** @type {LocalizedString} */ ("board_hidden");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} order is at other stations" |
* | "other" | "{count} orders are at other stations" |
*
* @param {Board_HiddenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_hidden = /** @type {((inputs: Board_HiddenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_HiddenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_hidden(inputs)
	return en_ca2_board_hidden(inputs)
});