/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_HourInputs */

const en_ca2_service_hour = /** @type {(inputs: Service_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hour`)
};

const fr_ca2_service_hour = /** @type {(inputs: Service_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heure`)
};

/**
* | output |
* | --- |
* | "Hour" |
*
* @param {Service_HourInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_hour = /** @type {((inputs?: Service_HourInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_HourInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_hour(inputs)
	return en_ca2_service_hour(inputs)
});