/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_AcceptInputs */

const en_ca2_service_accept = /** @type {(inputs: Service_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Time to accept`)
};

const fr_ca2_service_accept = /** @type {(inputs: Service_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Temps pour accepter`)
};

/**
* | output |
* | --- |
* | "Time to accept" |
*
* @param {Service_AcceptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_accept = /** @type {((inputs?: Service_AcceptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_AcceptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_accept(inputs)
	return en_ca2_service_accept(inputs)
});