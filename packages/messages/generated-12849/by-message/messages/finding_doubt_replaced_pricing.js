/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ where: NonNullable<unknown> }} Finding_Doubt_Replaced_PricingInputs */

const en_ca2_finding_doubt_replaced_pricing = /** @type {(inputs: Finding_Doubt_Replaced_PricingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This sets no price: another group (${i?.where}) sets it too, and the last one counts.`)
};

const fr_ca2_finding_doubt_replaced_pricing = /** @type {(inputs: Finding_Doubt_Replaced_PricingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cela ne fixe aucun prix, car un autre groupe (${i?.where}) le fixe aussi et le dernier compte.`)
};

/**
* | output |
* | --- |
* | "This sets no price: another group ({where}) sets it too, and the last one counts." |
*
* @param {Finding_Doubt_Replaced_PricingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_replaced_pricing = /** @type {((inputs: Finding_Doubt_Replaced_PricingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Replaced_PricingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_replaced_pricing(inputs)
	return en_ca2_finding_doubt_replaced_pricing(inputs)
});