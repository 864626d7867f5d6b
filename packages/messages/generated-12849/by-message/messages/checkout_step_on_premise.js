/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_On_PremiseInputs */

const en_ca2_checkout_step_on_premise = /** @type {(inputs: Checkout_Step_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay in person`)
};

const fr_ca2_checkout_step_on_premise = /** @type {(inputs: Checkout_Step_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiement sur place`)
};

/**
* | output |
* | --- |
* | "Pay in person" |
*
* @param {Checkout_Step_On_PremiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_on_premise = /** @type {((inputs?: Checkout_Step_On_PremiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_On_PremiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_on_premise(inputs)
	return en_ca2_checkout_step_on_premise(inputs)
});