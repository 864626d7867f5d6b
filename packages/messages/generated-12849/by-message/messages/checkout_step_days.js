/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_DaysInputs */

const en_ca2_checkout_step_days = /** @type {(inputs: Checkout_Step_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days`)
};

const fr_ca2_checkout_step_days = /** @type {(inputs: Checkout_Step_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours`)
};

/**
* | output |
* | --- |
* | "Days" |
*
* @param {Checkout_Step_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_days = /** @type {((inputs?: Checkout_Step_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_days(inputs)
	return en_ca2_checkout_step_days(inputs)
});