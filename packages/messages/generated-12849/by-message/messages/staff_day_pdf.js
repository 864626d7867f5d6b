/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_PdfInputs */

const en_ca2_staff_day_pdf = /** @type {(inputs: Staff_Day_PdfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download as PDF`)
};

const fr_ca2_staff_day_pdf = /** @type {(inputs: Staff_Day_PdfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Télécharger en PDF`)
};

/**
* | output |
* | --- |
* | "Download as PDF" |
*
* @param {Staff_Day_PdfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_pdf = /** @type {((inputs?: Staff_Day_PdfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_PdfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_pdf(inputs)
	return en_ca2_staff_day_pdf(inputs)
});