/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Table_Cards_HeadingInputs */

const en_ca2_table_cards_heading = /** @type {(inputs: Table_Cards_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table cards, ${i?.name}`)
};

const fr_ca2_table_cards_heading = /** @type {(inputs: Table_Cards_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cartes de table, ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Table cards, {name}" |
*
* @param {Table_Cards_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const table_cards_heading = /** @type {((inputs: Table_Cards_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Cards_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_table_cards_heading(inputs)
	return en_ca2_table_cards_heading(inputs)
});