/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_LoyaltyInputs */

const en_ca2_studio_kind_loyalty = /** @type {(inputs: Studio_Kind_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

const fr_ca2_studio_kind_loyalty = /** @type {(inputs: Studio_Kind_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

/**
* | output |
* | --- |
* | "Points" |
*
* @param {Studio_Kind_LoyaltyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_loyalty = /** @type {((inputs?: Studio_Kind_LoyaltyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_LoyaltyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_loyalty(inputs)
	return en_ca2_studio_kind_loyalty(inputs)
});