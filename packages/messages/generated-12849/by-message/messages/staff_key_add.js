/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_AddInputs */

const en_ca2_staff_key_add = /** @type {(inputs: Staff_Key_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a key`)
};

const fr_ca2_staff_key_add = /** @type {(inputs: Staff_Key_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une clé`)
};

/**
* | output |
* | --- |
* | "Add a key" |
*
* @param {Staff_Key_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_add = /** @type {((inputs?: Staff_Key_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_add(inputs)
	return en_ca2_staff_key_add(inputs)
});