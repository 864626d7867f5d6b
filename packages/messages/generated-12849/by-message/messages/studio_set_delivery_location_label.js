/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Location_LabelInputs */

const en_ca2_studio_set_delivery_location_label = /** @type {(inputs: Studio_Set_Delivery_Location_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your word for a place`)
};

const fr_ca2_studio_set_delivery_location_label = /** @type {(inputs: Studio_Set_Delivery_Location_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre mot pour un lieu`)
};

/**
* | output |
* | --- |
* | "Your word for a place" |
*
* @param {Studio_Set_Delivery_Location_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_location_label = /** @type {((inputs?: Studio_Set_Delivery_Location_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Location_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_location_label(inputs)
	return en_ca2_studio_set_delivery_location_label(inputs)
});