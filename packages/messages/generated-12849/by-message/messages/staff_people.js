/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_PeopleInputs */

const en_ca2_staff_people = /** @type {(inputs: Staff_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`People and devices`)
};

const fr_ca2_staff_people = /** @type {(inputs: Staff_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personnel et appareils`)
};

/**
* | output |
* | --- |
* | "People and devices" |
*
* @param {Staff_PeopleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_people = /** @type {((inputs?: Staff_PeopleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_PeopleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_people(inputs)
	return en_ca2_staff_people(inputs)
});