/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Invalid_RequestInputs */

const en_ca2_refusal_invalid_request = /** @type {(inputs: Refusal_Invalid_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The request was not understood.`)
};

const fr_ca2_refusal_invalid_request = /** @type {(inputs: Refusal_Invalid_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La demande n’a pas été comprise.`)
};

/**
* | output |
* | --- |
* | "The request was not understood." |
*
* @param {Refusal_Invalid_RequestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_invalid_request = /** @type {((inputs?: Refusal_Invalid_RequestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Invalid_RequestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_invalid_request(inputs)
	return en_ca2_refusal_invalid_request(inputs)
});