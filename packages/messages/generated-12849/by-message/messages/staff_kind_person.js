/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Kind_PersonInputs */

const en_ca2_staff_kind_person = /** @type {(inputs: Staff_Kind_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A person`)
};

const fr_ca2_staff_kind_person = /** @type {(inputs: Staff_Kind_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une personne`)
};

/**
* | output |
* | --- |
* | "A person" |
*
* @param {Staff_Kind_PersonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_kind_person = /** @type {((inputs?: Staff_Kind_PersonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Kind_PersonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_kind_person(inputs)
	return en_ca2_staff_kind_person(inputs)
});