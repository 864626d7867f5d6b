/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_LengthInputs */

const en_ca2_person_password_length = /** @type {(inputs: Person_Password_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least 8 characters`)
};

const fr_ca2_person_password_length = /** @type {(inputs: Person_Password_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Au moins 8 caractères`)
};

/**
* | output |
* | --- |
* | "At least 8 characters" |
*
* @param {Person_Password_LengthInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_length = /** @type {((inputs?: Person_Password_LengthInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_LengthInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_length(inputs)
	return en_ca2_person_password_length(inputs)
});