/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, day: NonNullable<unknown> }} Board_LaterInputs */

const en_ca2_board_later = /** @type {(inputs: Board_LaterInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.day}: ${i?.count} order`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.day}: ${i?.count} orders`);
	return /** @type {LocalizedString} */ ("board_later");
};

const fr_ca2_board_later = /** @type {(inputs: Board_LaterInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.day} : ${i?.count} commande`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.day} : ${i?.count} commandes`);
	return /** @type {LocalizedString} */ ("board_later");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{day}: {count} order" |
* | "other" | "{day}: {count} orders" |
*
* @param {Board_LaterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_later = /** @type {((inputs: Board_LaterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_LaterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_later(inputs)
	return en_ca2_board_later(inputs)
});