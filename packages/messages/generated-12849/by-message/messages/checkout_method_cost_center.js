/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Method_Cost_CenterInputs */

const en_ca2_checkout_method_cost_center = /** @type {(inputs: Checkout_Method_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

const fr_ca2_checkout_method_cost_center = /** @type {(inputs: Checkout_Method_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Centre de coûts`)
};

/**
* | output |
* | --- |
* | "Cost centre" |
*
* @param {Checkout_Method_Cost_CenterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_method_cost_center = /** @type {((inputs?: Checkout_Method_Cost_CenterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Method_Cost_CenterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_method_cost_center(inputs)
	return en_ca2_checkout_method_cost_center(inputs)
});