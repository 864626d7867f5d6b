/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_RequestsInputs */

const en_ca2_refusal_too_many_requests = /** @type {(inputs: Refusal_Too_Many_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many attempts. Please try again later.`)
};

const fr_ca2_refusal_too_many_requests = /** @type {(inputs: Refusal_Too_Many_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop de tentatives. Veuillez réessayer plus tard.`)
};

/**
* | output |
* | --- |
* | "Too many attempts. Please try again later." |
*
* @param {Refusal_Too_Many_RequestsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_requests = /** @type {((inputs?: Refusal_Too_Many_RequestsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_RequestsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_too_many_requests(inputs)
	return en_ca2_refusal_too_many_requests(inputs)
});