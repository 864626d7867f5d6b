/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Acts_CsvInputs */

const en_ca2_staff_acts_csv = /** @type {(inputs: Staff_Acts_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download as CSV`)
};

const fr_ca2_staff_acts_csv = /** @type {(inputs: Staff_Acts_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Télécharger en CSV`)
};

/**
* | output |
* | --- |
* | "Download as CSV" |
*
* @param {Staff_Acts_CsvInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts_csv = /** @type {((inputs?: Staff_Acts_CsvInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Acts_CsvInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts_csv(inputs)
	return en_ca2_staff_acts_csv(inputs)
});