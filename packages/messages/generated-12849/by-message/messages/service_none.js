/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_NoneInputs */

const en_ca2_service_none = /** @type {(inputs: Service_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No orders for these days.`)
};

const fr_ca2_service_none = /** @type {(inputs: Service_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune commande pour ces jours-là.`)
};

/**
* | output |
* | --- |
* | "No orders for these days." |
*
* @param {Service_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_none = /** @type {((inputs?: Service_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_none(inputs)
	return en_ca2_service_none(inputs)
});