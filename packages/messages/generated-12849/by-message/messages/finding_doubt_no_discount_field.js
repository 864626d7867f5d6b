/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Discount_FieldInputs */

const en_ca2_finding_doubt_no_discount_field = /** @type {(inputs: Finding_Doubt_No_Discount_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is off, so guests see no field for a discount code.`)
};

const fr_ca2_finding_doubt_no_discount_field = /** @type {(inputs: Finding_Doubt_No_Discount_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est désactivé ; les clients ne voient aucun champ de code de rabais.`)
};

/**
* | output |
* | --- |
* | "This is off, so guests see no field for a discount code." |
*
* @param {Finding_Doubt_No_Discount_FieldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_discount_field = /** @type {((inputs?: Finding_Doubt_No_Discount_FieldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Discount_FieldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_discount_field(inputs)
	return en_ca2_finding_doubt_no_discount_field(inputs)
});