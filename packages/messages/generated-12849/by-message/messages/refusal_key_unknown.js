/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Key_UnknownInputs */

const en_ca2_refusal_key_unknown = /** @type {(inputs: Refusal_Key_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This key is not there any more.`)
};

const fr_ca2_refusal_key_unknown = /** @type {(inputs: Refusal_Key_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette clé n’existe plus.`)
};

/**
* | output |
* | --- |
* | "This key is not there any more." |
*
* @param {Refusal_Key_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_key_unknown = /** @type {((inputs?: Refusal_Key_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Key_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_key_unknown(inputs)
	return en_ca2_refusal_key_unknown(inputs)
});