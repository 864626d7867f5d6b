/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_KindInputs */

const en_ca2_staff_kind = /** @type {(inputs: Staff_KindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is it?`)
};

const fr_ca2_staff_kind = /** @type {(inputs: Staff_KindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De quoi s’agit-il?`)
};

/**
* | output |
* | --- |
* | "What is it?" |
*
* @param {Staff_KindInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_kind = /** @type {((inputs?: Staff_KindInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_KindInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_kind(inputs)
	return en_ca2_staff_kind(inputs)
});