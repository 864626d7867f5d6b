/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Accept_NoneInputs */

const en_ca2_service_accept_none = /** @type {(inputs: Service_Accept_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No order waited for an answer.`)
};

const fr_ca2_service_accept_none = /** @type {(inputs: Service_Accept_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune commande n’attendait de réponse.`)
};

/**
* | output |
* | --- |
* | "No order waited for an answer." |
*
* @param {Service_Accept_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_accept_none = /** @type {((inputs?: Service_Accept_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Accept_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_accept_none(inputs)
	return en_ca2_service_accept_none(inputs)
});