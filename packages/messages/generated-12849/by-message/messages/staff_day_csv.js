/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_CsvInputs */

const en_ca2_staff_day_csv = /** @type {(inputs: Staff_Day_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download as CSV`)
};

const fr_ca2_staff_day_csv = /** @type {(inputs: Staff_Day_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Télécharger en CSV`)
};

/**
* | output |
* | --- |
* | "Download as CSV" |
*
* @param {Staff_Day_CsvInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_csv = /** @type {((inputs?: Staff_Day_CsvInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_CsvInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_csv(inputs)
	return en_ca2_staff_day_csv(inputs)
});