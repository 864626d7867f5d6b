/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Accept_P95Inputs */

const en_ca2_service_accept_p95 = /** @type {(inputs: Service_Accept_P95Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`19 of 20 within`)
};

const fr_ca2_service_accept_p95 = /** @type {(inputs: Service_Accept_P95Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`19 sur 20 en moins de`)
};

/**
* | output |
* | --- |
* | "19 of 20 within" |
*
* @param {Service_Accept_P95Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_accept_p95 = /** @type {((inputs?: Service_Accept_P95Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Accept_P95Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_accept_p95(inputs)
	return en_ca2_service_accept_p95(inputs)
});