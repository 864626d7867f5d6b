/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Signed_In_TextInputs */

const en_ca2_staff_signed_in_text = /** @type {(inputs: Staff_Signed_In_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device stays signed in while it’s used every day, for up to a week. Sign out if others can get to it.`)
};

const fr_ca2_staff_signed_in_text = /** @type {(inputs: Staff_Signed_In_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil reste connecté tant qu’il sert tous les jours, une semaine au plus. Fermez la session si d’autres peuvent y accéder.`)
};

/**
* | output |
* | --- |
* | "This device stays signed in while it’s used every day, for up to a week. Sign out if others can get to it." |
*
* @param {Staff_Signed_In_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_signed_in_text = /** @type {((inputs?: Staff_Signed_In_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Signed_In_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_signed_in_text(inputs)
	return en_ca2_staff_signed_in_text(inputs)
});