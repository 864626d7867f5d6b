/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_LowercaseInputs */

const en_ca2_person_password_lowercase = /** @type {(inputs: Person_Password_LowercaseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A lowercase letter`)
};

const fr_ca2_person_password_lowercase = /** @type {(inputs: Person_Password_LowercaseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une lettre minuscule`)
};

/**
* | output |
* | --- |
* | "A lowercase letter" |
*
* @param {Person_Password_LowercaseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_lowercase = /** @type {((inputs?: Person_Password_LowercaseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_LowercaseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_lowercase(inputs)
	return en_ca2_person_password_lowercase(inputs)
});