/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Delivery_PositionInputs */

const en_ca2_finding_doubt_no_delivery_position = /** @type {(inputs: Finding_Doubt_No_Delivery_PositionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing can be delivered without the restaurant’s latitude and longitude.`)
};

const fr_ca2_finding_doubt_no_delivery_position = /** @type {(inputs: Finding_Doubt_No_Delivery_PositionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne peut être livré sans la latitude et la longitude du restaurant.`)
};

/**
* | output |
* | --- |
* | "Nothing can be delivered without the restaurant’s latitude and longitude." |
*
* @param {Finding_Doubt_No_Delivery_PositionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_delivery_position = /** @type {((inputs?: Finding_Doubt_No_Delivery_PositionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Delivery_PositionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_delivery_position(inputs)
	return en_ca2_finding_doubt_no_delivery_position(inputs)
});