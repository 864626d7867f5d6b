/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_School_LabelInputs */

const en_ca2_order_school_label = /** @type {(inputs: Order_School_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`School meal`)
};

const fr_ca2_order_school_label = /** @type {(inputs: Order_School_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repas à l’école`)
};

/**
* | output |
* | --- |
* | "School meal" |
*
* @param {Order_School_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_school_label = /** @type {((inputs?: Order_School_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_School_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_school_label(inputs)
	return en_ca2_order_school_label(inputs)
});