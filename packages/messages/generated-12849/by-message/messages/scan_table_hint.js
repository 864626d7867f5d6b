/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Table_HintInputs */

const en_ca2_scan_table_hint = /** @type {(inputs: Scan_Table_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hold the code on your table inside the frame.`)
};

const fr_ca2_scan_table_hint = /** @type {(inputs: Scan_Table_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Placez le code de votre table dans le cadre.`)
};

/**
* | output |
* | --- |
* | "Hold the code on your table inside the frame." |
*
* @param {Scan_Table_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_hint = /** @type {((inputs?: Scan_Table_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_hint(inputs)
	return en_ca2_scan_table_hint(inputs)
});