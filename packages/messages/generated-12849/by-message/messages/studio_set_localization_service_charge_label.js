/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Service_Charge_LabelInputs */

const en_ca2_studio_set_localization_service_charge_label = /** @type {(inputs: Studio_Set_Localization_Service_Charge_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the service charge`)
};

const fr_ca2_studio_set_localization_service_charge_label = /** @type {(inputs: Studio_Set_Localization_Service_Charge_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom des frais de service`)
};

/**
* | output |
* | --- |
* | "Name of the service charge" |
*
* @param {Studio_Set_Localization_Service_Charge_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_service_charge_label = /** @type {((inputs?: Studio_Set_Localization_Service_Charge_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Service_Charge_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_service_charge_label(inputs)
	return en_ca2_studio_set_localization_service_charge_label(inputs)
});