/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_PersonsInputs */

const en_ca2_staff_persons = /** @type {(inputs: Staff_PersonsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`People`)
};

const fr_ca2_staff_persons = /** @type {(inputs: Staff_PersonsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personnel`)
};

/**
* | output |
* | --- |
* | "People" |
*
* @param {Staff_PersonsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_persons = /** @type {((inputs?: Staff_PersonsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_PersonsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_persons(inputs)
	return en_ca2_staff_persons(inputs)
});