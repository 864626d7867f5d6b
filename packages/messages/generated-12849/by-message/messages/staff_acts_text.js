/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Acts_TextInputs */

const en_ca2_staff_acts_text = /** @type {(inputs: Staff_Acts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who did what, on which device.`)
};

const fr_ca2_staff_acts_text = /** @type {(inputs: Staff_Acts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qui a fait quoi, sur quel appareil.`)
};

/**
* | output |
* | --- |
* | "Who did what, on which device." |
*
* @param {Staff_Acts_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts_text = /** @type {((inputs?: Staff_Acts_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Acts_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts_text(inputs)
	return en_ca2_staff_acts_text(inputs)
});