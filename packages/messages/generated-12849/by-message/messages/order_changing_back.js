/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Changing_BackInputs */

const en_ca2_order_changing_back = /** @type {(inputs: Order_Changing_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the order`)
};

const fr_ca2_order_changing_back = /** @type {(inputs: Order_Changing_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à la commande`)
};

/**
* | output |
* | --- |
* | "Back to the order" |
*
* @param {Order_Changing_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_changing_back = /** @type {((inputs?: Order_Changing_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Changing_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_changing_back(inputs)
	return en_ca2_order_changing_back(inputs)
});