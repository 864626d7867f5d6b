/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_Goes_BackInputs */

const en_ca2_order_goes_back = /** @type {(inputs: Order_Goes_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} goes back to your card.`)
};

const fr_ca2_order_goes_back = /** @type {(inputs: Order_Goes_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} retourne sur votre carte.`)
};

/**
* | output |
* | --- |
* | "{amount} goes back to your card." |
*
* @param {Order_Goes_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_goes_back = /** @type {((inputs: Order_Goes_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Goes_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_goes_back(inputs)
	return en_ca2_order_goes_back(inputs)
});