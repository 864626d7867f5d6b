/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_All_OffInputs */

const en_ca2_finding_doubt_all_off = /** @type {(inputs: Finding_Doubt_All_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This takes the whole bill off: an order with it is free.`)
};

const fr_ca2_finding_doubt_all_off = /** @type {(inputs: Finding_Doubt_All_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cela retire toute l’addition ; la commande est gratuite.`)
};

/**
* | output |
* | --- |
* | "This takes the whole bill off: an order with it is free." |
*
* @param {Finding_Doubt_All_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_all_off = /** @type {((inputs?: Finding_Doubt_All_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_All_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_all_off(inputs)
	return en_ca2_finding_doubt_all_off(inputs)
});