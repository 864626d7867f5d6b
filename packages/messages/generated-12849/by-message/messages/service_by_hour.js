/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_By_HourInputs */

const en_ca2_service_by_hour = /** @type {(inputs: Service_By_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By hour`)
};

const fr_ca2_service_by_hour = /** @type {(inputs: Service_By_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heure par heure`)
};

/**
* | output |
* | --- |
* | "By hour" |
*
* @param {Service_By_HourInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_by_hour = /** @type {((inputs?: Service_By_HourInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_By_HourInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_by_hour(inputs)
	return en_ca2_service_by_hour(inputs)
});