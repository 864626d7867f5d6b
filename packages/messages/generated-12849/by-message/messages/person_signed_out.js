/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_Signed_OutInputs */

const en_ca2_person_signed_out = /** @type {(inputs: Person_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re signed out. Nothing from your account is left in this browser.`)
};

const fr_ca2_person_signed_out = /** @type {(inputs: Person_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre session est fermée. Rien de votre compte n’est conservé dans ce navigateur.`)
};

/**
* | output |
* | --- |
* | "You’re signed out. Nothing from your account is left in this browser." |
*
* @param {Person_Signed_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_signed_out = /** @type {((inputs?: Person_Signed_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_Signed_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_signed_out(inputs)
	return en_ca2_person_signed_out(inputs)
});