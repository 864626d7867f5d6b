/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_UppercaseInputs */

const en_ca2_person_password_uppercase = /** @type {(inputs: Person_Password_UppercaseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An uppercase letter`)
};

const fr_ca2_person_password_uppercase = /** @type {(inputs: Person_Password_UppercaseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une lettre majuscule`)
};

/**
* | output |
* | --- |
* | "An uppercase letter" |
*
* @param {Person_Password_UppercaseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_uppercase = /** @type {((inputs?: Person_Password_UppercaseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_UppercaseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_uppercase(inputs)
	return en_ca2_person_password_uppercase(inputs)
});