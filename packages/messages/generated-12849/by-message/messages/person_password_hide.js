/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Password_HideInputs */

const en_ca2_person_password_hide = /** @type {(inputs: Person_Password_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hide the password`)
};

const fr_ca2_person_password_hide = /** @type {(inputs: Person_Password_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masquer le mot de passe`)
};

/**
* | output |
* | --- |
* | "Hide the password" |
*
* @param {Person_Password_HideInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_password_hide = /** @type {((inputs?: Person_Password_HideInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Password_HideInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_password_hide(inputs)
	return en_ca2_person_password_hide(inputs)
});