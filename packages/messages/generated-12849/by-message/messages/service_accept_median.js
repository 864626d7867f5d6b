/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Accept_MedianInputs */

const en_ca2_service_accept_median = /** @type {(inputs: Service_Accept_MedianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usual time to accept`)
};

const fr_ca2_service_accept_median = /** @type {(inputs: Service_Accept_MedianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Temps habituel pour accepter`)
};

/**
* | output |
* | --- |
* | "Usual time to accept" |
*
* @param {Service_Accept_MedianInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_accept_median = /** @type {((inputs?: Service_Accept_MedianInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Accept_MedianInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_accept_median(inputs)
	return en_ca2_service_accept_median(inputs)
});