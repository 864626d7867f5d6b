/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Code_HintInputs */

const en_ca2_staff_code_hint = /** @type {(inputs: Staff_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Twelve letters and numbers. It works once.`)
};

const fr_ca2_staff_code_hint = /** @type {(inputs: Staff_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Douze lettres et chiffres. Il sert une seule fois.`)
};

/**
* | output |
* | --- |
* | "Twelve letters and numbers. It works once." |
*
* @param {Staff_Code_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_hint = /** @type {((inputs?: Staff_Code_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_hint(inputs)
	return en_ca2_staff_code_hint(inputs)
});