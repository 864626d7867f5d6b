/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_LoyaltyInputs */

const en_ca2_studio_set_topic_loyalty = /** @type {(inputs: Studio_Set_Topic_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loyalty`)
};

const fr_ca2_studio_set_topic_loyalty = /** @type {(inputs: Studio_Set_Topic_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fidélité`)
};

/**
* | output |
* | --- |
* | "Loyalty" |
*
* @param {Studio_Set_Topic_LoyaltyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_loyalty = /** @type {((inputs?: Studio_Set_Topic_LoyaltyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_LoyaltyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_loyalty(inputs)
	return en_ca2_studio_set_topic_loyalty(inputs)
});