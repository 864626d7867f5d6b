/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Together_TextInputs */

const en_ca2_order_together_text = /** @type {(inputs: Order_Together_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each day is a separate order, with its own receipt.`)
};

const fr_ca2_order_together_text = /** @type {(inputs: Order_Together_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque jour est une commande distincte, avec son propre reçu.`)
};

/**
* | output |
* | --- |
* | "Each day is a separate order, with its own receipt." |
*
* @param {Order_Together_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_together_text = /** @type {((inputs?: Order_Together_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Together_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_together_text(inputs)
	return en_ca2_order_together_text(inputs)
});