/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Order_Unreached_KnownInputs */

const en_ca2_order_unreached_known = /** @type {(inputs: Order_Unreached_KnownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We have your order no. ${i?.number}`)
};

const fr_ca2_order_unreached_known = /** @type {(inputs: Order_Unreached_KnownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous avons votre commande n° ${i?.number}`)
};

/**
* | output |
* | --- |
* | "We have your order no. {number}" |
*
* @param {Order_Unreached_KnownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_unreached_known = /** @type {((inputs: Order_Unreached_KnownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Unreached_KnownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_unreached_known(inputs)
	return en_ca2_order_unreached_known(inputs)
});