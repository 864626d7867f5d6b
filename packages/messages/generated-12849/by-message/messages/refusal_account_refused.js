/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Account_RefusedInputs */

const en_ca2_refusal_account_refused = /** @type {(inputs: Refusal_Account_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe refused to open this account. Please ask whoever runs this site.`)
};

const fr_ca2_refusal_account_refused = /** @type {(inputs: Refusal_Account_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe a refusé d’ouvrir ce compte. Adressez-vous à l’exploitant de ce site.`)
};

/**
* | output |
* | --- |
* | "Stripe refused to open this account. Please ask whoever runs this site." |
*
* @param {Refusal_Account_RefusedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_account_refused = /** @type {((inputs?: Refusal_Account_RefusedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Account_RefusedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_account_refused(inputs)
	return en_ca2_refusal_account_refused(inputs)
});