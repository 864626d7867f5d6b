/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_MetInputs */

const en_ca2_person_password_met = /** @type {(inputs: Person_Password_MetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(done)`)
};

const fr_ca2_person_password_met = /** @type {(inputs: Person_Password_MetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(c’est fait)`)
};

/**
* | output |
* | --- |
* | "(done)" |
*
* @param {Person_Password_MetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_met = /** @type {((inputs?: Person_Password_MetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_MetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_met(inputs)
	return en_ca2_person_password_met(inputs)
});