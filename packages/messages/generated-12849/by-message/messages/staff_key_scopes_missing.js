/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Scopes_MissingInputs */

const en_ca2_staff_key_scopes_missing = /** @type {(inputs: Staff_Key_Scopes_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one.`)
};

const fr_ca2_staff_key_scopes_missing = /** @type {(inputs: Staff_Key_Scopes_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez-en au moins une.`)
};

/**
* | output |
* | --- |
* | "Choose at least one." |
*
* @param {Staff_Key_Scopes_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_scopes_missing = /** @type {((inputs?: Staff_Key_Scopes_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Scopes_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_scopes_missing(inputs)
	return en_ca2_staff_key_scopes_missing(inputs)
});