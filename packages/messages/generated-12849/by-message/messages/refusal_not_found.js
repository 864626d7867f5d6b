/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_FoundInputs */

const en_ca2_refusal_not_found = /** @type {(inputs: Refusal_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is nothing at this address.`)
};

const fr_ca2_refusal_not_found = /** @type {(inputs: Refusal_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a rien à cette adresse.`)
};

/**
* | output |
* | --- |
* | "There is nothing at this address." |
*
* @param {Refusal_Not_FoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_found = /** @type {((inputs?: Refusal_Not_FoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_FoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_found(inputs)
	return en_ca2_refusal_not_found(inputs)
});