/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Finding_Doubt_Like_PricingInputs */

const en_ca2_finding_doubt_like_pricing = /** @type {(inputs: Finding_Doubt_Like_PricingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This adds to the dish’s ${i?.price}, but its cheapest choice costs as much. Was it meant to replace the price?`)
};

const fr_ca2_finding_doubt_like_pricing = /** @type {(inputs: Finding_Doubt_Like_PricingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cela s’ajoute au prix du plat (${i?.price}), mais le choix le moins cher coûte autant. Était-ce pour le remplacer ?`)
};

/**
* | output |
* | --- |
* | "This adds to the dish’s {price}, but its cheapest choice costs as much. Was it meant to replace the price?" |
*
* @param {Finding_Doubt_Like_PricingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_like_pricing = /** @type {((inputs: Finding_Doubt_Like_PricingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Like_PricingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_like_pricing(inputs)
	return en_ca2_finding_doubt_like_pricing(inputs)
});