/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_PausedInputs */

const en_ca2_service_paused = /** @type {(inputs: Service_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders paused`)
};

const fr_ca2_service_paused = /** @type {(inputs: Service_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes suspendues`)
};

/**
* | output |
* | --- |
* | "Orders paused" |
*
* @param {Service_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_paused = /** @type {((inputs?: Service_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_paused(inputs)
	return en_ca2_service_paused(inputs)
});