/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_PeopleInputs */

const en_ca2_staff_pay_need_people = /** @type {(inputs: Staff_Pay_Need_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The people who own or run it`)
};

const fr_ca2_staff_pay_need_people = /** @type {(inputs: Staff_Pay_Need_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les personnes qui en sont propriétaires ou qui la dirigent`)
};

/**
* | output |
* | --- |
* | "The people who own or run it" |
*
* @param {Staff_Pay_Need_PeopleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_people = /** @type {((inputs?: Staff_Pay_Need_PeopleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_PeopleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_people(inputs)
	return en_ca2_staff_pay_need_people(inputs)
});