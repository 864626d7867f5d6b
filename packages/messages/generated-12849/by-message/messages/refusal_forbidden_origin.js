/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Forbidden_OriginInputs */

const en_ca2_refusal_forbidden_origin = /** @type {(inputs: Refusal_Forbidden_OriginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another site may not do this in your name.`)
};

const fr_ca2_refusal_forbidden_origin = /** @type {(inputs: Refusal_Forbidden_OriginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un autre site ne peut pas agir en votre nom.`)
};

/**
* | output |
* | --- |
* | "Another site may not do this in your name." |
*
* @param {Refusal_Forbidden_OriginInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_forbidden_origin = /** @type {((inputs?: Refusal_Forbidden_OriginInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Forbidden_OriginInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_forbidden_origin(inputs)
	return en_ca2_refusal_forbidden_origin(inputs)
});