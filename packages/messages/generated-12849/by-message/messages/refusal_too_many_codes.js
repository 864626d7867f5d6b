/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_CodesInputs */

const en_ca2_refusal_too_many_codes = /** @type {(inputs: Refusal_Too_Many_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many codes were tried, so we didn’t check this one. Your bill is without it; please try the code again later.`)
};

const fr_ca2_refusal_too_many_codes = /** @type {(inputs: Refusal_Too_Many_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop de codes ont été essayés : celui-ci n’a pas été vérifié. Votre addition n’en tient pas compte; veuillez réessayer le code plus tard.`)
};

/**
* | output |
* | --- |
* | "Too many codes were tried, so we didn’t check this one. Your bill is without it; please try the code again later." |
*
* @param {Refusal_Too_Many_CodesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_codes = /** @type {((inputs?: Refusal_Too_Many_CodesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_CodesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_too_many_codes(inputs)
	return en_ca2_refusal_too_many_codes(inputs)
});