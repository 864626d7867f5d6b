/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ stations: NonNullable<unknown>, count: NonNullable<unknown> }} Board_UnshownInputs */

const en_ca2_board_unshown = /** @type {(inputs: Board_UnshownInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`No connected board shows ${i?.stations}. ${i?.count} order has dishes there.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`No connected board shows ${i?.stations}. ${i?.count} orders have dishes there.`);
	return /** @type {LocalizedString} */ ("board_unshown");
};

const fr_ca2_board_unshown = /** @type {(inputs: Board_UnshownInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Aucun tableau connecté n’affiche ${i?.stations}. ${i?.count} commande y a des plats.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Aucun tableau connecté n’affiche ${i?.stations}. ${i?.count} commandes y ont des plats.`);
	return /** @type {LocalizedString} */ ("board_unshown");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "No connected board shows {stations}. {count} order has dishes there." |
* | "other" | "No connected board shows {stations}. {count} orders have dishes there." |
*
* @param {Board_UnshownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_unshown = /** @type {((inputs: Board_UnshownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_UnshownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_unshown(inputs)
	return en_ca2_board_unshown(inputs)
});