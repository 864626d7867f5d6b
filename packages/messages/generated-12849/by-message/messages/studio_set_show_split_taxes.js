/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Show_Split_TaxesInputs */

const en_ca2_studio_set_show_split_taxes = /** @type {(inputs: Studio_Set_Show_Split_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bills show each tax on its own`)
};

const fr_ca2_studio_set_show_split_taxes = /** @type {(inputs: Studio_Set_Show_Split_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les additions montrent chaque taxe à part`)
};

/**
* | output |
* | --- |
* | "Bills show each tax on its own" |
*
* @param {Studio_Set_Show_Split_TaxesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_show_split_taxes = /** @type {((inputs?: Studio_Set_Show_Split_TaxesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Show_Split_TaxesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_show_split_taxes(inputs)
	return en_ca2_studio_set_show_split_taxes(inputs)
});