/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Travel_MinutesInputs */

const en_ca2_studio_set_delivery_travel_minutes = /** @type {(inputs: Studio_Set_Delivery_Travel_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes on the way`)
};

const fr_ca2_studio_set_delivery_travel_minutes = /** @type {(inputs: Studio_Set_Delivery_Travel_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes de trajet`)
};

/**
* | output |
* | --- |
* | "Minutes on the way" |
*
* @param {Studio_Set_Delivery_Travel_MinutesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_travel_minutes = /** @type {((inputs?: Studio_Set_Delivery_Travel_MinutesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Travel_MinutesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_travel_minutes(inputs)
	return en_ca2_studio_set_delivery_travel_minutes(inputs)
});