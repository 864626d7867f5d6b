/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ credits: NonNullable<unknown> }} Refusal_Account_Has_Credit_AtInputs */

const en_ca2_refusal_account_has_credit_at = /** @type {(inputs: Refusal_Account_Has_Credit_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This account has credit: ${i?.credits}. Please order with it first, or say that you give it up.`)
};

const fr_ca2_refusal_account_has_credit_at = /** @type {(inputs: Refusal_Account_Has_Credit_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce compte a un crédit : ${i?.credits}. Commandez d’abord avec ce crédit ou indiquez que vous y renoncez.`)
};

/**
* | output |
* | --- |
* | "This account has credit: {credits}. Please order with it first, or say that you give it up." |
*
* @param {Refusal_Account_Has_Credit_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_account_has_credit_at = /** @type {((inputs: Refusal_Account_Has_Credit_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Account_Has_Credit_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_account_has_credit_at(inputs)
	return en_ca2_refusal_account_has_credit_at(inputs)
});