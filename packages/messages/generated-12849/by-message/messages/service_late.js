/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_LateInputs */

const en_ca2_service_late = /** @type {(inputs: Service_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late`)
};

const fr_ca2_service_late = /** @type {(inputs: Service_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En retard`)
};

/**
* | output |
* | --- |
* | "Late" |
*
* @param {Service_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_late = /** @type {((inputs?: Service_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_late(inputs)
	return en_ca2_service_late(inputs)
});