/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Location_LabelInputs */

const en_ca2_studio_set_localization_location_label = /** @type {(inputs: Studio_Set_Localization_Location_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Word for a place of delivery`)
};

const fr_ca2_studio_set_localization_location_label = /** @type {(inputs: Studio_Set_Localization_Location_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mot pour un lieu de livraison`)
};

/**
* | output |
* | --- |
* | "Word for a place of delivery" |
*
* @param {Studio_Set_Localization_Location_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_location_label = /** @type {((inputs?: Studio_Set_Localization_Location_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Location_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_location_label(inputs)
	return en_ca2_studio_set_localization_location_label(inputs)
});