/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Group_DoneInputs */

const en_ca2_item_group_done = /** @type {(inputs: Item_Group_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done`)
};

const fr_ca2_item_group_done = /** @type {(inputs: Item_Group_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisi`)
};

/**
* | output |
* | --- |
* | "Done" |
*
* @param {Item_Group_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_group_done = /** @type {((inputs?: Item_Group_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Group_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_group_done(inputs)
	return en_ca2_item_group_done(inputs)
});