/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Picture_AcceptInputs */

const en_ca2_service_picture_accept = /** @type {(inputs: Service_Picture_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Time to accept by hour`)
};

const fr_ca2_service_picture_accept = /** @type {(inputs: Service_Picture_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Temps pour accepter, heure par heure`)
};

/**
* | output |
* | --- |
* | "Time to accept by hour" |
*
* @param {Service_Picture_AcceptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_picture_accept = /** @type {((inputs?: Service_Picture_AcceptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Picture_AcceptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_picture_accept(inputs)
	return en_ca2_service_picture_accept(inputs)
});