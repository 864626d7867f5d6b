/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_PrintInputs */

const en_ca2_order_print = /** @type {(inputs: Order_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print`)
};

const fr_ca2_order_print = /** @type {(inputs: Order_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimer`)
};

/**
* | output |
* | --- |
* | "Print" |
*
* @param {Order_PrintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_print = /** @type {((inputs?: Order_PrintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_PrintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_print(inputs)
	return en_ca2_order_print(inputs)
});