/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_PaymentInputs */

const en_ca2_profile_payment = /** @type {(inputs: Profile_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment methods`)
};

const fr_ca2_profile_payment = /** @type {(inputs: Profile_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modes de paiement`)
};

/**
* | output |
* | --- |
* | "Payment methods" |
*
* @param {Profile_PaymentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_payment = /** @type {((inputs?: Profile_PaymentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_PaymentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_payment(inputs)
	return en_ca2_profile_payment(inputs)
});