/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Areas_LabelInputs */

const en_ca2_studio_set_localization_areas_label = /** @type {(inputs: Studio_Set_Localization_Areas_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Word for an area`)
};

const fr_ca2_studio_set_localization_areas_label = /** @type {(inputs: Studio_Set_Localization_Areas_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mot pour une zone`)
};

/**
* | output |
* | --- |
* | "Word for an area" |
*
* @param {Studio_Set_Localization_Areas_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_areas_label = /** @type {((inputs?: Studio_Set_Localization_Areas_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Areas_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_areas_label(inputs)
	return en_ca2_studio_set_localization_areas_label(inputs)
});