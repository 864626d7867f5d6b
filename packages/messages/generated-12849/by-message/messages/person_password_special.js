/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_SpecialInputs */

const en_ca2_person_password_special = /** @type {(inputs: Person_Password_SpecialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One of @$!%*?&`)
};

const fr_ca2_person_password_special = /** @type {(inputs: Person_Password_SpecialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un caractère parmi @$!%*?&`)
};

/**
* | output |
* | --- |
* | "One of @$!%*?&" |
*
* @param {Person_Password_SpecialInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_special = /** @type {((inputs?: Person_Password_SpecialInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_SpecialInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_special(inputs)
	return en_ca2_person_password_special(inputs)
});