/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Record_AllInputs */

const en_ca2_suite_record_all = /** @type {(inputs: Suite_Record_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The full history, also as a file`)
};

const fr_ca2_suite_record_all = /** @type {(inputs: Suite_Record_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout l’historique, aussi en fichier`)
};

/**
* | output |
* | --- |
* | "The full history, also as a file" |
*
* @param {Suite_Record_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_record_all = /** @type {((inputs?: Suite_Record_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Record_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_record_all(inputs)
	return en_ca2_suite_record_all(inputs)
});