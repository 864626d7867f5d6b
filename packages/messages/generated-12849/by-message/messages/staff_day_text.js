/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_TextInputs */

const en_ca2_staff_day_text = /** @type {(inputs: Staff_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was sold and how it was paid, as the books have it right now.`)
};

const fr_ca2_staff_day_text = /** @type {(inputs: Staff_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été vendu et comment on l’a payé, selon les livres en ce moment.`)
};

/**
* | output |
* | --- |
* | "What was sold and how it was paid, as the books have it right now." |
*
* @param {Staff_Day_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_text = /** @type {((inputs?: Staff_Day_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_text(inputs)
	return en_ca2_staff_day_text(inputs)
});