/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Who_TextInputs */

const en_ca2_staff_who_text = /** @type {(inputs: Staff_Who_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap your name, then enter your PIN.`)
};

const fr_ca2_staff_who_text = /** @type {(inputs: Staff_Who_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Touchez votre nom, puis entrez votre NIP.`)
};

/**
* | output |
* | --- |
* | "Tap your name, then enter your PIN." |
*
* @param {Staff_Who_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_who_text = /** @type {((inputs?: Staff_Who_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Who_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_who_text(inputs)
	return en_ca2_staff_who_text(inputs)
});