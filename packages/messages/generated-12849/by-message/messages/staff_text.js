/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_TextInputs */

const en_ca2_staff_text = /** @type {(inputs: Staff_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For people who work at a restaurant. Enter the code you were given.`)
};

const fr_ca2_staff_text = /** @type {(inputs: Staff_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour celles et ceux qui travaillent dans un restaurant. Entrez le code que vous avez reçu.`)
};

/**
* | output |
* | --- |
* | "For people who work at a restaurant. Enter the code you were given." |
*
* @param {Staff_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_text = /** @type {((inputs?: Staff_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_text(inputs)
	return en_ca2_staff_text(inputs)
});