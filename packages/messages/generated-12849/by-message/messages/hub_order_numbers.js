/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hub_Order_NumbersInputs */

const en_ca2_hub_order_numbers = /** @type {(inputs: Hub_Order_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each kitchen calls its own number.`)
};

const fr_ca2_hub_order_numbers = /** @type {(inputs: Hub_Order_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque cuisine appelle son propre numéro.`)
};

/**
* | output |
* | --- |
* | "Each kitchen calls its own number." |
*
* @param {Hub_Order_NumbersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_order_numbers = /** @type {((inputs?: Hub_Order_NumbersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Order_NumbersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_order_numbers(inputs)
	return en_ca2_hub_order_numbers(inputs)
});