/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Account_MissingInputs */

const en_ca2_refusal_account_missing = /** @type {(inputs: Refusal_Account_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No account is connected any more. Please reload the page.`)
};

const fr_ca2_refusal_account_missing = /** @type {(inputs: Refusal_Account_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun compte n’est plus relié. Rechargez la page.`)
};

/**
* | output |
* | --- |
* | "No account is connected any more. Please reload the page." |
*
* @param {Refusal_Account_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_account_missing = /** @type {((inputs?: Refusal_Account_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Account_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_account_missing(inputs)
	return en_ca2_refusal_account_missing(inputs)
});