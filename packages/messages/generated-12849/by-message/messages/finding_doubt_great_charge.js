/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ charge: NonNullable<unknown> }} Finding_Doubt_Great_ChargeInputs */

const en_ca2_finding_doubt_great_charge = /** @type {(inputs: Finding_Doubt_Great_ChargeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This adds ${i?.charge} to an order.`)
};

const fr_ca2_finding_doubt_great_charge = /** @type {(inputs: Finding_Doubt_Great_ChargeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cela ajoute ${i?.charge} à une commande.`)
};

/**
* | output |
* | --- |
* | "This adds {charge} to an order." |
*
* @param {Finding_Doubt_Great_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_great_charge = /** @type {((inputs: Finding_Doubt_Great_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Great_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_great_charge(inputs)
	return en_ca2_finding_doubt_great_charge(inputs)
});