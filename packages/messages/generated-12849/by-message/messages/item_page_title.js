/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, venue: NonNullable<unknown> }} Item_Page_TitleInputs */

const en_ca2_item_page_title = /** @type {(inputs: Item_Page_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: ${i?.venue}`)
};

const fr_ca2_item_page_title = /** @type {(inputs: Item_Page_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "{name}: {venue}" |
*
* @param {Item_Page_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_page_title = /** @type {((inputs: Item_Page_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Page_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_page_title(inputs)
	return en_ca2_item_page_title(inputs)
});