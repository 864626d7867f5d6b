/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_SkuInputs */

const en_ca2_finding_expects_sku = /** @type {(inputs: Finding_Expects_SkuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a stock keeping unit`)
};

const fr_ca2_finding_expects_sku = /** @type {(inputs: Finding_Expects_SkuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une référence de stock`)
};

/**
* | output |
* | --- |
* | "a stock keeping unit" |
*
* @param {Finding_Expects_SkuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_sku = /** @type {((inputs?: Finding_Expects_SkuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_SkuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_sku(inputs)
	return en_ca2_finding_expects_sku(inputs)
});