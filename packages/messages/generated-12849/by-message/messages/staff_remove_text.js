/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Remove_TextInputs */

const en_ca2_staff_remove_text = /** @type {(inputs: Staff_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signed out everywhere at once. What was done stays in the history.`)
};

const fr_ca2_staff_remove_text = /** @type {(inputs: Staff_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La session se termine partout, tout de suite. Ce qui a été fait reste dans l’historique.`)
};

/**
* | output |
* | --- |
* | "Signed out everywhere at once. What was done stays in the history." |
*
* @param {Staff_Remove_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_remove_text = /** @type {((inputs?: Staff_Remove_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Remove_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_remove_text(inputs)
	return en_ca2_staff_remove_text(inputs)
});