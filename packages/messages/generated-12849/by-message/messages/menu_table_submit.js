/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Table_SubmitInputs */

const en_ca2_menu_table_submit = /** @type {(inputs: Menu_Table_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order to my table`)
};

const fr_ca2_menu_table_submit = /** @type {(inputs: Menu_Table_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander à ma table`)
};

/**
* | output |
* | --- |
* | "Order to my table" |
*
* @param {Menu_Table_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_table_submit = /** @type {((inputs?: Menu_Table_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Table_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_table_submit(inputs)
	return en_ca2_menu_table_submit(inputs)
});