/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Membership_Banner_MessageInputs */

const en_ca2_studio_set_membership_banner_message = /** @type {(inputs: Studio_Set_Membership_Banner_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Banner`)
};

const fr_ca2_studio_set_membership_banner_message = /** @type {(inputs: Studio_Set_Membership_Banner_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bannière`)
};

/**
* | output |
* | --- |
* | "Banner" |
*
* @param {Studio_Set_Membership_Banner_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_membership_banner_message = /** @type {((inputs?: Studio_Set_Membership_Banner_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Membership_Banner_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_membership_banner_message(inputs)
	return en_ca2_studio_set_membership_banner_message(inputs)
});