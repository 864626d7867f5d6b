/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Too_Many_OpenInputs */

const en_ca2_order_too_many_open = /** @type {(inputs: Order_Too_Many_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have several orders that are not paid, or that can still be cancelled. Please wait until one of them is done.`)
};

const fr_ca2_order_too_many_open = /** @type {(inputs: Order_Too_Many_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez plusieurs commandes qui ne sont pas payées ou qui peuvent encore être annulées. Veuillez attendre que l’une d’elles soit terminée.`)
};

/**
* | output |
* | --- |
* | "You have several orders that are not paid, or that can still be cancelled. Please wait until one of them is done." |
*
* @param {Order_Too_Many_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_too_many_open = /** @type {((inputs?: Order_Too_Many_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Too_Many_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_too_many_open(inputs)
	return en_ca2_order_too_many_open(inputs)
});