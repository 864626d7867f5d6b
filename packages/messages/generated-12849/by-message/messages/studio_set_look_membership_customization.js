/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Membership_CustomizationInputs */

const en_ca2_studio_set_look_membership_customization = /** @type {(inputs: Studio_Set_Look_Membership_CustomizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Words for members`)
};

const fr_ca2_studio_set_look_membership_customization = /** @type {(inputs: Studio_Set_Look_Membership_CustomizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mots pour les membres`)
};

/**
* | output |
* | --- |
* | "Words for members" |
*
* @param {Studio_Set_Look_Membership_CustomizationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_membership_customization = /** @type {((inputs?: Studio_Set_Look_Membership_CustomizationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Membership_CustomizationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_membership_customization(inputs)
	return en_ca2_studio_set_look_membership_customization(inputs)
});