/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Membership_Input_LabelInputs */

const en_ca2_studio_set_localization_membership_input_label = /** @type {(inputs: Studio_Set_Localization_Membership_Input_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Members: label of the field`)
};

const fr_ca2_studio_set_localization_membership_input_label = /** @type {(inputs: Studio_Set_Localization_Membership_Input_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Membres : étiquette du champ`)
};

/**
* | output |
* | --- |
* | "Members: label of the field" |
*
* @param {Studio_Set_Localization_Membership_Input_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_membership_input_label = /** @type {((inputs?: Studio_Set_Localization_Membership_Input_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Membership_Input_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_membership_input_label(inputs)
	return en_ca2_studio_set_localization_membership_input_label(inputs)
});