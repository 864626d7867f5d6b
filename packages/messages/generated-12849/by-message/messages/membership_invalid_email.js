/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_Invalid_EmailInputs */

const en_ca2_membership_invalid_email = /** @type {(inputs: Membership_Invalid_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This email isn’t valid.`)
};

const fr_ca2_membership_invalid_email = /** @type {(inputs: Membership_Invalid_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette adresse courriel n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This email isn’t valid." |
*
* @param {Membership_Invalid_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_invalid_email = /** @type {((inputs?: Membership_Invalid_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_Invalid_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_invalid_email(inputs)
	return en_ca2_membership_invalid_email(inputs)
});