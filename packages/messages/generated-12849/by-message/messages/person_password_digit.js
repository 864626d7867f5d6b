/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_DigitInputs */

const en_ca2_person_password_digit = /** @type {(inputs: Person_Password_DigitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A number`)
};

const fr_ca2_person_password_digit = /** @type {(inputs: Person_Password_DigitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un chiffre`)
};

/**
* | output |
* | --- |
* | "A number" |
*
* @param {Person_Password_DigitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_digit = /** @type {((inputs?: Person_Password_DigitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_DigitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_digit(inputs)
	return en_ca2_person_password_digit(inputs)
});