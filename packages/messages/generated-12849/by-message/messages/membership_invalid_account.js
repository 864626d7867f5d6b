/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_Invalid_AccountInputs */

const en_ca2_membership_invalid_account = /** @type {(inputs: Membership_Invalid_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This account number isn’t valid.`)
};

const fr_ca2_membership_invalid_account = /** @type {(inputs: Membership_Invalid_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce numéro de compte n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This account number isn’t valid." |
*
* @param {Membership_Invalid_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_invalid_account = /** @type {((inputs?: Membership_Invalid_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_Invalid_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_invalid_account(inputs)
	return en_ca2_membership_invalid_account(inputs)
});