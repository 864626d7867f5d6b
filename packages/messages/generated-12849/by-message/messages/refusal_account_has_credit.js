/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Account_Has_CreditInputs */

const en_ca2_refusal_account_has_credit = /** @type {(inputs: Refusal_Account_Has_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This account has credit. Please use it first, or say that you give it up.`)
};

const fr_ca2_refusal_account_has_credit = /** @type {(inputs: Refusal_Account_Has_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce compte a un crédit. Utilisez-le d’abord ou indiquez que vous y renoncez.`)
};

/**
* | output |
* | --- |
* | "This account has credit. Please use it first, or say that you give it up." |
*
* @param {Refusal_Account_Has_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_account_has_credit = /** @type {((inputs?: Refusal_Account_Has_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Account_Has_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_account_has_credit(inputs)
	return en_ca2_refusal_account_has_credit(inputs)
});