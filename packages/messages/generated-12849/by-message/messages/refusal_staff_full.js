/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Staff_FullInputs */

const en_ca2_refusal_staff_full = /** @type {(inputs: Refusal_Staff_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The staff list is full. Please remove somebody first.`)
};

const fr_ca2_refusal_staff_full = /** @type {(inputs: Refusal_Staff_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La liste du personnel est pleine. Retirez d’abord quelqu’un.`)
};

/**
* | output |
* | --- |
* | "The staff list is full. Please remove somebody first." |
*
* @param {Refusal_Staff_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_staff_full = /** @type {((inputs?: Refusal_Staff_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Staff_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_staff_full(inputs)
	return en_ca2_refusal_staff_full(inputs)
});