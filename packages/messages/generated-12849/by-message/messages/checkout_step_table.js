/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_TableInputs */

const en_ca2_checkout_step_table = /** @type {(inputs: Checkout_Step_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At your table`)
};

const fr_ca2_checkout_step_table = /** @type {(inputs: Checkout_Step_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À votre table`)
};

/**
* | output |
* | --- |
* | "At your table" |
*
* @param {Checkout_Step_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_table = /** @type {((inputs?: Checkout_Step_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_table(inputs)
	return en_ca2_checkout_step_table(inputs)
});