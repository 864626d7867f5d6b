/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Table_No_TableInputs */

const en_ca2_scan_table_no_table = /** @type {(inputs: Scan_Table_No_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That isn’t the code of a table. Look for the one on yours.`)
};

const fr_ca2_scan_table_no_table = /** @type {(inputs: Scan_Table_No_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas le code d’une table. Cherchez celui de la vôtre.`)
};

/**
* | output |
* | --- |
* | "That isn’t the code of a table. Look for the one on yours." |
*
* @param {Scan_Table_No_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_no_table = /** @type {((inputs?: Scan_Table_No_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_No_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_no_table(inputs)
	return en_ca2_scan_table_no_table(inputs)
});