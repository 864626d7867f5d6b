/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Table_InsteadInputs */

const en_ca2_scan_table_instead = /** @type {(inputs: Scan_Table_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type the number instead`)
};

const fr_ca2_scan_table_instead = /** @type {(inputs: Scan_Table_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrer plutôt le numéro`)
};

/**
* | output |
* | --- |
* | "Type the number instead" |
*
* @param {Scan_Table_InsteadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_instead = /** @type {((inputs?: Scan_Table_InsteadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_InsteadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_instead(inputs)
	return en_ca2_scan_table_instead(inputs)
});