/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Memo_LabelInputs */

const en_ca2_item_memo_label = /** @type {(inputs: Item_Memo_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Special instructions`)
};

const fr_ca2_item_memo_label = /** @type {(inputs: Item_Memo_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Instructions spéciales`)
};

/**
* | output |
* | --- |
* | "Special instructions" |
*
* @param {Item_Memo_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_memo_label = /** @type {((inputs?: Item_Memo_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Memo_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_memo_label(inputs)
	return en_ca2_item_memo_label(inputs)
});