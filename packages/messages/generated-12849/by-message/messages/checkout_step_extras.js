/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_ExtrasInputs */

const en_ca2_checkout_step_extras = /** @type {(inputs: Checkout_Step_ExtrasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A few questions`)
};

const fr_ca2_checkout_step_extras = /** @type {(inputs: Checkout_Step_ExtrasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelques questions`)
};

/**
* | output |
* | --- |
* | "A few questions" |
*
* @param {Checkout_Step_ExtrasInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_extras = /** @type {((inputs?: Checkout_Step_ExtrasInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_ExtrasInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_extras(inputs)
	return en_ca2_checkout_step_extras(inputs)
});