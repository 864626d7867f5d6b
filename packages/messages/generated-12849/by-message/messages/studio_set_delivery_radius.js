/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_RadiusInputs */

const en_ca2_studio_set_delivery_radius = /** @type {(inputs: Studio_Set_Delivery_RadiusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How far`)
};

const fr_ca2_studio_set_delivery_radius = /** @type {(inputs: Studio_Set_Delivery_RadiusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jusqu’à quelle distance`)
};

/**
* | output |
* | --- |
* | "How far" |
*
* @param {Studio_Set_Delivery_RadiusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_radius = /** @type {((inputs?: Studio_Set_Delivery_RadiusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_RadiusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_radius(inputs)
	return en_ca2_studio_set_delivery_radius(inputs)
});