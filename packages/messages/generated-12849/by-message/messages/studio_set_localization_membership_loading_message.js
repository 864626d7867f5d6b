/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_Membership_Loading_MessageInputs */

const en_ca2_studio_set_localization_membership_loading_message = /** @type {(inputs: Studio_Set_Localization_Membership_Loading_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Members: while it loads`)
};

const fr_ca2_studio_set_localization_membership_loading_message = /** @type {(inputs: Studio_Set_Localization_Membership_Loading_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Membres : pendant le chargement`)
};

/**
* | output |
* | --- |
* | "Members: while it loads" |
*
* @param {Studio_Set_Localization_Membership_Loading_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_membership_loading_message = /** @type {((inputs?: Studio_Set_Localization_Membership_Loading_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_Membership_Loading_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_membership_loading_message(inputs)
	return en_ca2_studio_set_localization_membership_loading_message(inputs)
});