/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Number_LabelInputs */

const en_ca2_order_number_label = /** @type {(inputs: Order_Number_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order number`)
};

const fr_ca2_order_number_label = /** @type {(inputs: Order_Number_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre numéro de commande`)
};

/**
* | output |
* | --- |
* | "Your order number" |
*
* @param {Order_Number_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_number_label = /** @type {((inputs?: Order_Number_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Number_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_number_label(inputs)
	return en_ca2_order_number_label(inputs)
});