/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Account_In_UseInputs */

const en_ca2_refusal_account_in_use = /** @type {(inputs: Refusal_Account_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A payment or a refund on this account is still in progress. Please try again in a few minutes.`)
};

const fr_ca2_refusal_account_in_use = /** @type {(inputs: Refusal_Account_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un paiement ou un remboursement sur ce compte est encore en cours. Réessayez dans quelques minutes.`)
};

/**
* | output |
* | --- |
* | "A payment or a refund on this account is still in progress. Please try again in a few minutes." |
*
* @param {Refusal_Account_In_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_account_in_use = /** @type {((inputs?: Refusal_Account_In_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Account_In_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_account_in_use(inputs)
	return en_ca2_refusal_account_in_use(inputs)
});