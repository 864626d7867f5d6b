/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Close_TextInputs */

const en_ca2_staff_day_close_text = /** @type {(inputs: Staff_Day_Close_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keeps these numbers for good (Z). What moves afterwards goes into the next close.`)
};

const fr_ca2_staff_day_close_text = /** @type {(inputs: Staff_Day_Close_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ces chiffres sont gardés pour de bon (Z). Ce qui bouge ensuite va dans la prochaine fermeture.`)
};

/**
* | output |
* | --- |
* | "Keeps these numbers for good (Z). What moves afterwards goes into the next close." |
*
* @param {Staff_Day_Close_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_text = /** @type {((inputs?: Staff_Day_Close_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_text(inputs)
	return en_ca2_staff_day_close_text(inputs)
});