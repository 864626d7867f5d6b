/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_PercentageInputs */

const en_ca2_form_percentage = /** @type {(inputs: Form_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a percentage from 0 to 100.`)
};

const fr_ca2_form_percentage = /** @type {(inputs: Form_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez un pourcentage de 0 à 100.`)
};

/**
* | output |
* | --- |
* | "Please enter a percentage from 0 to 100." |
*
* @param {Form_PercentageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_percentage = /** @type {((inputs?: Form_PercentageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_PercentageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_percentage(inputs)
	return en_ca2_form_percentage(inputs)
});