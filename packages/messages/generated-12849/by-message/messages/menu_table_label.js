/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Table_LabelInputs */

const en_ca2_menu_table_label = /** @type {(inputs: Menu_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table number`)
};

const fr_ca2_menu_table_label = /** @type {(inputs: Menu_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro de table`)
};

/**
* | output |
* | --- |
* | "Table number" |
*
* @param {Menu_Table_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_table_label = /** @type {((inputs?: Menu_Table_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Table_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_table_label(inputs)
	return en_ca2_menu_table_label(inputs)
});