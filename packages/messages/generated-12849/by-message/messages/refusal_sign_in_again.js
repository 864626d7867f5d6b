/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Sign_In_AgainInputs */

const en_ca2_refusal_sign_in_again = /** @type {(inputs: Refusal_Sign_In_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please sign in again before you change this.`)
};

const fr_ca2_refusal_sign_in_again = /** @type {(inputs: Refusal_Sign_In_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez vous reconnecter avant de faire ce changement.`)
};

/**
* | output |
* | --- |
* | "Please sign in again before you change this." |
*
* @param {Refusal_Sign_In_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_sign_in_again = /** @type {((inputs?: Refusal_Sign_In_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Sign_In_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_sign_in_again(inputs)
	return en_ca2_refusal_sign_in_again(inputs)
});