/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Checkout_Time_OnInputs */

const en_ca2_checkout_time_on = /** @type {(inputs: Checkout_Time_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Time on ${i?.day}`)
};

const fr_ca2_checkout_time_on = /** @type {(inputs: Checkout_Time_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Heure, ${i?.day}`)
};

/**
* | output |
* | --- |
* | "Time on {day}" |
*
* @param {Checkout_Time_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_time_on = /** @type {((inputs: Checkout_Time_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Time_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_time_on(inputs)
	return en_ca2_checkout_time_on(inputs)
});