/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_CancelledInputs */

const en_ca2_service_cancelled = /** @type {(inputs: Service_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled`)
};

const fr_ca2_service_cancelled = /** @type {(inputs: Service_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annulées`)
};

/**
* | output |
* | --- |
* | "Cancelled" |
*
* @param {Service_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_cancelled = /** @type {((inputs?: Service_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_cancelled(inputs)
	return en_ca2_service_cancelled(inputs)
});