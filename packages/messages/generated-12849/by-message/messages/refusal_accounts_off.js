/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Accounts_OffInputs */

const en_ca2_refusal_accounts_off = /** @type {(inputs: Refusal_Accounts_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An account of your own can’t be connected here.`)
};

const fr_ca2_refusal_accounts_off = /** @type {(inputs: Refusal_Accounts_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On ne peut pas relier votre propre compte ici.`)
};

/**
* | output |
* | --- |
* | "An account of your own can’t be connected here." |
*
* @param {Refusal_Accounts_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_accounts_off = /** @type {((inputs?: Refusal_Accounts_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Accounts_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_accounts_off(inputs)
	return en_ca2_refusal_accounts_off(inputs)
});