/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Method_Not_AllowedInputs */

const en_ca2_refusal_method_not_allowed = /** @type {(inputs: Refusal_Method_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This cannot be done at this address.`)
};

const fr_ca2_refusal_method_not_allowed = /** @type {(inputs: Refusal_Method_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette action n’est pas possible à cette adresse.`)
};

/**
* | output |
* | --- |
* | "This cannot be done at this address." |
*
* @param {Refusal_Method_Not_AllowedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_method_not_allowed = /** @type {((inputs?: Refusal_Method_Not_AllowedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Method_Not_AllowedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_method_not_allowed(inputs)
	return en_ca2_refusal_method_not_allowed(inputs)
});