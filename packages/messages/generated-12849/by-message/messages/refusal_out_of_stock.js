/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Out_Of_StockInputs */

const en_ca2_refusal_out_of_stock = /** @type {(inputs: Refusal_Out_Of_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is not enough left for your order.`)
};

const fr_ca2_refusal_out_of_stock = /** @type {(inputs: Refusal_Out_Of_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’en reste pas assez pour votre commande.`)
};

/**
* | output |
* | --- |
* | "There is not enough left for your order." |
*
* @param {Refusal_Out_Of_StockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_out_of_stock = /** @type {((inputs?: Refusal_Out_Of_StockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Out_Of_StockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_out_of_stock(inputs)
	return en_ca2_refusal_out_of_stock(inputs)
});