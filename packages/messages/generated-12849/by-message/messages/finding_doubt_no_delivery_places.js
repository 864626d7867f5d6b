/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Delivery_PlacesInputs */

const en_ca2_finding_doubt_no_delivery_places = /** @type {(inputs: Finding_Doubt_No_Delivery_PlacesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing can be delivered without a place to deliver to.`)
};

const fr_ca2_finding_doubt_no_delivery_places = /** @type {(inputs: Finding_Doubt_No_Delivery_PlacesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne peut être livré sans un lieu de livraison.`)
};

/**
* | output |
* | --- |
* | "Nothing can be delivered without a place to deliver to." |
*
* @param {Finding_Doubt_No_Delivery_PlacesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_delivery_places = /** @type {((inputs?: Finding_Doubt_No_Delivery_PlacesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Delivery_PlacesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_delivery_places(inputs)
	return en_ca2_finding_doubt_no_delivery_places(inputs)
});