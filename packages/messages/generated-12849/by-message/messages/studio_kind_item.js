/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_ItemInputs */

const en_ca2_studio_kind_item = /** @type {(inputs: Studio_Kind_ItemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dish`)
};

const fr_ca2_studio_kind_item = /** @type {(inputs: Studio_Kind_ItemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plat`)
};

/**
* | output |
* | --- |
* | "Dish" |
*
* @param {Studio_Kind_ItemInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_item = /** @type {((inputs?: Studio_Kind_ItemInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_ItemInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_item(inputs)
	return en_ca2_studio_kind_item(inputs)
});