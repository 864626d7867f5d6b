/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Keys_FullInputs */

const en_ca2_refusal_keys_full = /** @type {(inputs: Refusal_Keys_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are as many keys as there can be. Please remove one first.`)
};

const fr_ca2_refusal_keys_full = /** @type {(inputs: Refusal_Keys_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a déjà le plus grand nombre de clés possible. Retirez-en d’abord une.`)
};

/**
* | output |
* | --- |
* | "There are as many keys as there can be. Please remove one first." |
*
* @param {Refusal_Keys_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_keys_full = /** @type {((inputs?: Refusal_Keys_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Keys_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_keys_full(inputs)
	return en_ca2_refusal_keys_full(inputs)
});