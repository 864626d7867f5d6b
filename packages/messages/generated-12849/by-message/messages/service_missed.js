/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_MissedInputs */

const en_ca2_service_missed = /** @type {(inputs: Service_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not answered in time`)
};

const fr_ca2_service_missed = /** @type {(inputs: Service_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans réponse à temps`)
};

/**
* | output |
* | --- |
* | "Not answered in time" |
*
* @param {Service_MissedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_missed = /** @type {((inputs?: Service_MissedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_MissedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_missed(inputs)
	return en_ca2_service_missed(inputs)
});