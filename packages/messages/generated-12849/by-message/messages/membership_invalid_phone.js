/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_Invalid_PhoneInputs */

const en_ca2_membership_invalid_phone = /** @type {(inputs: Membership_Invalid_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This phone number isn’t valid.`)
};

const fr_ca2_membership_invalid_phone = /** @type {(inputs: Membership_Invalid_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce numéro de téléphone n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This phone number isn’t valid." |
*
* @param {Membership_Invalid_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_invalid_phone = /** @type {((inputs?: Membership_Invalid_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_Invalid_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_invalid_phone(inputs)
	return en_ca2_membership_invalid_phone(inputs)
});