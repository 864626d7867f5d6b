/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_ChangeInputs */

const en_ca2_order_change = /** @type {(inputs: Order_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change this order`)
};

const fr_ca2_order_change = /** @type {(inputs: Order_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier cette commande`)
};

/**
* | output |
* | --- |
* | "Change this order" |
*
* @param {Order_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_change = /** @type {((inputs?: Order_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_change(inputs)
	return en_ca2_order_change(inputs)
});