/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Record_CsvInputs */

const en_ca2_suite_record_csv = /** @type {(inputs: Suite_Record_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save as a file (CSV)`)
};

const fr_ca2_suite_record_csv = /** @type {(inputs: Suite_Record_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer en fichier (CSV)`)
};

/**
* | output |
* | --- |
* | "Save as a file (CSV)" |
*
* @param {Suite_Record_CsvInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_record_csv = /** @type {((inputs?: Suite_Record_CsvInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Record_CsvInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_record_csv(inputs)
	return en_ca2_suite_record_csv(inputs)
});