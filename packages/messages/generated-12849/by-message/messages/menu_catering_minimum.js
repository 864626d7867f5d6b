/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minimum: NonNullable<unknown> }} Menu_Catering_MinimumInputs */

const en_ca2_menu_catering_minimum = /** @type {(inputs: Menu_Catering_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Minimum: ${i?.minimum}.`)
};

const fr_ca2_menu_catering_minimum = /** @type {(inputs: Menu_Catering_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Minimum : ${i?.minimum}.`)
};

/**
* | output |
* | --- |
* | "Minimum: {minimum}." |
*
* @param {Menu_Catering_MinimumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_catering_minimum = /** @type {((inputs: Menu_Catering_MinimumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Catering_MinimumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_catering_minimum(inputs)
	return en_ca2_menu_catering_minimum(inputs)
});