/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Marketplace_HubInputs */

const en_ca2_studio_set_marketplace_hub = /** @type {(inputs: Studio_Set_Marketplace_HubInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is a food hall with kitchens`)
};

const fr_ca2_studio_set_marketplace_hub = /** @type {(inputs: Studio_Set_Marketplace_HubInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est une aire de restauration avec des cuisines`)
};

/**
* | output |
* | --- |
* | "This is a food hall with kitchens" |
*
* @param {Studio_Set_Marketplace_HubInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_marketplace_hub = /** @type {((inputs?: Studio_Set_Marketplace_HubInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Marketplace_HubInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_marketplace_hub(inputs)
	return en_ca2_studio_set_marketplace_hub(inputs)
});