/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_SilentInputs */

const en_ca2_staff_pay_silent = /** @type {(inputs: Staff_Pay_SilentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe doesn’t answer just now, so this may be out of date.`)
};

const fr_ca2_staff_pay_silent = /** @type {(inputs: Staff_Pay_SilentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe ne répond pas pour l’instant; ces renseignements peuvent dater.`)
};

/**
* | output |
* | --- |
* | "Stripe doesn’t answer just now, so this may be out of date." |
*
* @param {Staff_Pay_SilentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_silent = /** @type {((inputs?: Staff_Pay_SilentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_SilentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_silent(inputs)
	return en_ca2_staff_pay_silent(inputs)
});