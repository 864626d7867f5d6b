/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Last_Call_TextInputs */

const en_ca2_item_last_call_text = /** @type {(inputs: Item_Last_Call_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last call for this menu has passed.`)
};

const fr_ca2_item_last_call_text = /** @type {(inputs: Item_Last_Call_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’heure des dernières commandes est passée pour ce menu.`)
};

/**
* | output |
* | --- |
* | "Last call for this menu has passed." |
*
* @param {Item_Last_Call_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_last_call_text = /** @type {((inputs?: Item_Last_Call_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Last_Call_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_last_call_text(inputs)
	return en_ca2_item_last_call_text(inputs)
});