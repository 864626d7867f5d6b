/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Gift_Card_FieldInputs */

const en_ca2_finding_doubt_no_gift_card_field = /** @type {(inputs: Finding_Doubt_No_Gift_Card_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no gift card field, so guests see none of its texts.`)
};

const fr_ca2_finding_doubt_no_gift_card_field = /** @type {(inputs: Finding_Doubt_No_Gift_Card_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun champ de carte-cadeau ; les clients ne voient aucun de ses textes.`)
};

/**
* | output |
* | --- |
* | "There is no gift card field, so guests see none of its texts." |
*
* @param {Finding_Doubt_No_Gift_Card_FieldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_gift_card_field = /** @type {((inputs?: Finding_Doubt_No_Gift_Card_FieldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Gift_Card_FieldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_gift_card_field(inputs)
	return en_ca2_finding_doubt_no_gift_card_field(inputs)
});