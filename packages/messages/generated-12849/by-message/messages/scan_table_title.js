/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Table_TitleInputs */

const en_ca2_scan_table_title = /** @type {(inputs: Scan_Table_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan your table’s code`)
};

const fr_ca2_scan_table_title = /** @type {(inputs: Scan_Table_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balayez le code de votre table`)
};

/**
* | output |
* | --- |
* | "Scan your table’s code" |
*
* @param {Scan_Table_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_title = /** @type {((inputs?: Scan_Table_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_title(inputs)
	return en_ca2_scan_table_title(inputs)
});