/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Order_Type_Not_OfferedInputs */

const en_ca2_refusal_order_type_not_offered = /** @type {(inputs: Refusal_Order_Type_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant does not take this kind of order.`)
};

const fr_ca2_refusal_order_type_not_offered = /** @type {(inputs: Refusal_Order_Type_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant ne prend pas ce type de commande.`)
};

/**
* | output |
* | --- |
* | "The restaurant does not take this kind of order." |
*
* @param {Refusal_Order_Type_Not_OfferedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_order_type_not_offered = /** @type {((inputs?: Refusal_Order_Type_Not_OfferedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Order_Type_Not_OfferedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_order_type_not_offered(inputs)
	return en_ca2_refusal_order_type_not_offered(inputs)
});