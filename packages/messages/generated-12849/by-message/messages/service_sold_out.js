/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Sold_OutInputs */

const en_ca2_service_sold_out = /** @type {(inputs: Service_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out`)
};

const fr_ca2_service_sold_out = /** @type {(inputs: Service_Sold_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisé`)
};

/**
* | output |
* | --- |
* | "Sold out" |
*
* @param {Service_Sold_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_sold_out = /** @type {((inputs?: Service_Sold_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Sold_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_sold_out(inputs)
	return en_ca2_service_sold_out(inputs)
});