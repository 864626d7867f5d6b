/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Key_NeededInputs */

const en_ca2_refusal_key_needed = /** @type {(inputs: Refusal_Key_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This call needs a key of the restaurant.`)
};

const fr_ca2_refusal_key_needed = /** @type {(inputs: Refusal_Key_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appel exige une clé du restaurant.`)
};

/**
* | output |
* | --- |
* | "This call needs a key of the restaurant." |
*
* @param {Refusal_Key_NeededInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_key_needed = /** @type {((inputs?: Refusal_Key_NeededInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Key_NeededInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_key_needed(inputs)
	return en_ca2_refusal_key_needed(inputs)
});