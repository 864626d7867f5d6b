/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Table_UnknownInputs */

const en_ca2_refusal_table_unknown = /** @type {(inputs: Refusal_Table_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t have this table. Scan the code on your table, or check its number.`)
};

const fr_ca2_refusal_table_unknown = /** @type {(inputs: Refusal_Table_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas cette table. Balayez le code de votre table, ou vérifiez son numéro.`)
};

/**
* | output |
* | --- |
* | "We don’t have this table. Scan the code on your table, or check its number." |
*
* @param {Refusal_Table_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_table_unknown = /** @type {((inputs?: Refusal_Table_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Table_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_table_unknown(inputs)
	return en_ca2_refusal_table_unknown(inputs)
});