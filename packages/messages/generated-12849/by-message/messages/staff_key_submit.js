/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_SubmitInputs */

const en_ca2_staff_key_submit = /** @type {(inputs: Staff_Key_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add and show the key`)
};

const fr_ca2_staff_key_submit = /** @type {(inputs: Staff_Key_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter et afficher la clé`)
};

/**
* | output |
* | --- |
* | "Add and show the key" |
*
* @param {Staff_Key_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_submit = /** @type {((inputs?: Staff_Key_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_submit(inputs)
	return en_ca2_staff_key_submit(inputs)
});