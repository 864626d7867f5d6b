/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Memo_HintInputs */

const en_ca2_item_memo_hint = /** @type {(inputs: Item_Memo_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen reads this with your order. If you have an allergy, please tell the staff as well.`)
};

const fr_ca2_item_memo_hint = /** @type {(inputs: Item_Memo_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine lit ceci avec votre commande. En cas d’allergie, parlez-en aussi au personnel.`)
};

/**
* | output |
* | --- |
* | "The kitchen reads this with your order. If you have an allergy, please tell the staff as well." |
*
* @param {Item_Memo_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_memo_hint = /** @type {((inputs?: Item_Memo_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Memo_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_memo_hint(inputs)
	return en_ca2_item_memo_hint(inputs)
});