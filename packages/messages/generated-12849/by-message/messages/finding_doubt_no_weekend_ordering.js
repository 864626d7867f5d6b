/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Weekend_OrderingInputs */

const en_ca2_finding_doubt_no_weekend_ordering = /** @type {(inputs: Finding_Doubt_No_Weekend_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not offered: orders for a weekend are not taken.`)
};

const fr_ca2_finding_doubt_no_weekend_ordering = /** @type {(inputs: Finding_Doubt_No_Weekend_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas offert, car aucune commande n’est prise pour la fin de semaine.`)
};

/**
* | output |
* | --- |
* | "This is not offered: orders for a weekend are not taken." |
*
* @param {Finding_Doubt_No_Weekend_OrderingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_weekend_ordering = /** @type {((inputs?: Finding_Doubt_No_Weekend_OrderingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Weekend_OrderingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_weekend_ordering(inputs)
	return en_ca2_finding_doubt_no_weekend_ordering(inputs)
});