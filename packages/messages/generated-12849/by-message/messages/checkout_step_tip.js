/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_TipInputs */

const en_ca2_checkout_step_tip = /** @type {(inputs: Checkout_Step_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tip`)
};

const fr_ca2_checkout_step_tip = /** @type {(inputs: Checkout_Step_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboire`)
};

/**
* | output |
* | --- |
* | "Tip" |
*
* @param {Checkout_Step_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_tip = /** @type {((inputs?: Checkout_Step_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_tip(inputs)
	return en_ca2_checkout_step_tip(inputs)
});