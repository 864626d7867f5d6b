/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ fee: NonNullable<unknown> }} Way_Delivery_FeeInputs */

const en_ca2_way_delivery_fee = /** @type {(inputs: Way_Delivery_FeeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`delivery ${i?.fee}`)
};

const fr_ca2_way_delivery_fee = /** @type {(inputs: Way_Delivery_FeeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`livraison ${i?.fee}`)
};

/**
* | output |
* | --- |
* | "delivery {fee}" |
*
* @param {Way_Delivery_FeeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_delivery_fee = /** @type {((inputs: Way_Delivery_FeeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Delivery_FeeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_delivery_fee(inputs)
	return en_ca2_way_delivery_fee(inputs)
});