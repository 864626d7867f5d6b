/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Name_HintInputs */

const en_ca2_staff_key_name_hint = /** @type {(inputs: Staff_Key_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You will find it under this name in the history.`)
};

const fr_ca2_staff_key_name_hint = /** @type {(inputs: Staff_Key_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous la retrouverez sous ce nom dans l’historique.`)
};

/**
* | output |
* | --- |
* | "You will find it under this name in the history." |
*
* @param {Staff_Key_Name_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_name_hint = /** @type {((inputs?: Staff_Key_Name_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Name_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_name_hint(inputs)
	return en_ca2_staff_key_name_hint(inputs)
});