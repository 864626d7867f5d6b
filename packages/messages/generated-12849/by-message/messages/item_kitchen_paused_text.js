/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Kitchen_Paused_TextInputs */

const en_ca2_item_kitchen_paused_text = /** @type {(inputs: Item_Kitchen_Paused_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This kitchen is not taking orders at the moment.`)
};

const fr_ca2_item_kitchen_paused_text = /** @type {(inputs: Item_Kitchen_Paused_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce comptoir ne prend pas de commandes en ce moment.`)
};

/**
* | output |
* | --- |
* | "This kitchen is not taking orders at the moment." |
*
* @param {Item_Kitchen_Paused_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_kitchen_paused_text = /** @type {((inputs?: Item_Kitchen_Paused_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Kitchen_Paused_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_kitchen_paused_text(inputs)
	return en_ca2_item_kitchen_paused_text(inputs)
});