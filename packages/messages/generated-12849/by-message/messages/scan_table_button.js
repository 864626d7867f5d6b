/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Table_ButtonInputs */

const en_ca2_scan_table_button = /** @type {(inputs: Scan_Table_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan the code`)
};

const fr_ca2_scan_table_button = /** @type {(inputs: Scan_Table_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balayer le code`)
};

/**
* | output |
* | --- |
* | "Scan the code" |
*
* @param {Scan_Table_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_button = /** @type {((inputs?: Scan_Table_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_button(inputs)
	return en_ca2_scan_table_button(inputs)
});