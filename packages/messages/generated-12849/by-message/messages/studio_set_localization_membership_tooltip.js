/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Membership_TooltipInputs */

const en_ca2_studio_set_localization_membership_tooltip = /** @type {(inputs: Studio_Set_Localization_Membership_TooltipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Members: help`)
};

const fr_ca2_studio_set_localization_membership_tooltip = /** @type {(inputs: Studio_Set_Localization_Membership_TooltipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Membres : aide`)
};

/**
* | output |
* | --- |
* | "Members: help" |
*
* @param {Studio_Set_Localization_Membership_TooltipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_membership_tooltip = /** @type {((inputs?: Studio_Set_Localization_Membership_TooltipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Membership_TooltipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_membership_tooltip(inputs)
	return en_ca2_studio_set_localization_membership_tooltip(inputs)
});