/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Payload_Too_LargeInputs */

const en_ca2_refusal_payload_too_large = /** @type {(inputs: Refusal_Payload_Too_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The request is too large.`)
};

const fr_ca2_refusal_payload_too_large = /** @type {(inputs: Refusal_Payload_Too_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La demande est trop volumineuse.`)
};

/**
* | output |
* | --- |
* | "The request is too large." |
*
* @param {Refusal_Payload_Too_LargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_payload_too_large = /** @type {((inputs?: Refusal_Payload_Too_LargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Payload_Too_LargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_payload_too_large(inputs)
	return en_ca2_refusal_payload_too_large(inputs)
});