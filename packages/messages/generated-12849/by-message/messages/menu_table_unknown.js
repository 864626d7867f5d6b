/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ table: NonNullable<unknown> }} Menu_Table_UnknownInputs */

const en_ca2_menu_table_unknown = /** @type {(inputs: Menu_Table_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We don’t have a table ${i?.table}. Check the number, or scan the code on the table.`)
};

const fr_ca2_menu_table_unknown = /** @type {(inputs: Menu_Table_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas de table ${i?.table}. Vérifiez le numéro, ou balayez le code sur la table.`)
};

/**
* | output |
* | --- |
* | "We don’t have a table {table}. Check the number, or scan the code on the table." |
*
* @param {Menu_Table_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_table_unknown = /** @type {((inputs: Menu_Table_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Table_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_table_unknown(inputs)
	return en_ca2_menu_table_unknown(inputs)
});